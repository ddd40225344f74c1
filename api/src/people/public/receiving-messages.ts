import type { CategoryType } from '@summit/contract/registration/attendee-types';
import type { Db } from '../../platform/db/db.ts';
import { readSection, storedOrDefault, storedSection } from '../../settings/public/settings.queries.ts';

/** Which category types the organisers show the envelope for. */
export interface Envelopes {
  envelopeForBuyIsEnabled: boolean;
  envelopeForSellIsEnabled: boolean;
}

/** The same as part of a larger query; `toEnvelopes` reads the result. */
export const storedEnvelopes = storedSection('global');

/** The settings that a stored section has, the defaults where it has none. */
export function toEnvelopes(stored: unknown): Envelopes {
  return storedOrDefault('global', stored);
}

/** Which types of attendees can be written to, by the settings. */
export function readEnvelopes(db: Db): Promise<Envelopes> {
  return readSection(db, 'global');
}

/** Whether others may write to an attendee: they accept messages, and the settings do not switch off their type. */
export function canReceiveMessages(
  attendee: { acceptsMessages: boolean },
  categoryType: CategoryType,
  { envelopeForBuyIsEnabled, envelopeForSellIsEnabled }: Envelopes,
): boolean {
  const switches: Partial<Record<CategoryType, boolean>> = {
    Buy: envelopeForBuyIsEnabled,
    Sell: envelopeForSellIsEnabled,
  };
  return attendee.acceptsMessages && (switches[categoryType] ?? true);
}
