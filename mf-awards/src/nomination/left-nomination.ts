import type * as awardsCalls from '@summit/contract/calls/awards';
import type { ResponseOf } from '@summit/contract/requests/call';
import { draftKey, type DraftName, draftOfAttendee } from '@summit/contract/session/storage-keys';
import type { AwardsTrack } from '@summit/contract/site/page';

type Nomination = ResponseOf<typeof awardsCalls.myNominations>['nominations'][number];

/** An unsent nomination on this device. */
export interface LeftNomination {
  name: string;
  url: string;
  reason: string;
  contactEmail: string;
  categoryIds: readonly string[];
}

/** The draft of an attendee's nomination in a track. */
export function nominationDraft(track: AwardsTrack, attendeeId: string): DraftName {
  return draftOfAttendee('nomination', `${track}-${attendeeId}`);
}

/**
 * The unsent rest of a draft after another nomination was sent; null where there is no draft, and where the draft equals the
 * sent nomination, because only the response to it was lost.
 */
export async function findLeft(draft: DraftName, sent: Nomination): Promise<LeftNomination | null> {
  const written = readDraft(draft);
  if (!written.name && !written.reason) return null;
  // The values are compared as the server stores them, in their normalised form.
  const { nomineeForm } = await import('@summit/contract/registration/registration-fields');
  const meant = nomineeForm.cast(written, { assert: false }) as Readonly<Record<string, unknown>>;
  const isSent = Object.keys(written).every((field) => isSame(meant[field], sent[field as keyof Nomination]));
  if (isSent) {
    removeLeft(draft);
    return null;
  }
  const { categoryIds } = written;
  return {
    name: asText(meant['name']),
    url: asText(meant['url']),
    reason: asText(meant['reason']),
    contactEmail: asText(meant['contactEmail']),
    categoryIds: Array.isArray(categoryIds) ? categoryIds.map(asText) : [],
  };
}

/** Removes a draft from this device. */
export function removeLeft(draft: DraftName): void {
  try {
    window.localStorage.removeItem(draftKey(draft));
  } catch {
    // A browser that refuses storage has no draft.
  }
}

function readDraft(draft: DraftName): Readonly<Record<string, unknown>> {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(draftKey(draft)) ?? 'null');
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Whether two values are equal; lists are compared by content, and an absent value equals an empty one. */
function isSame(one: unknown, other: unknown): boolean {
  const [first, second] = [one, other].map((value) => (Array.isArray(value) ? value.toSorted() : value));
  return JSON.stringify(first ?? '') === JSON.stringify(second ?? '');
}
