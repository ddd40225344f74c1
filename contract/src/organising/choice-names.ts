import { attendeeTypes } from '../registration/attendee-types.ts';
import { kindRow } from '../registration/registration-kinds.ts';
import { sessionFormatTexts } from '../texts/session-formats.ts';
import { textRows } from '../words/text-lookup.ts';
import { nameInWords } from './field-facts.ts';
import { registrationStatusNames } from './registration-status-names.ts';
import type { ResourceId } from './resources.ts';
import { waitingStateNames } from './waiting-states.ts';

type Names = Readonly<Record<string, string>>;

const attendeeKinds: Names = Object.fromEntries(
  attendeeTypes.flatMap((type) => {
    const title = kindRow(type)?.title;
    return title === undefined ? [] : [[type, title] as const];
  }),
);

const sessionFormats: Names = Object.fromEntries(
  textRows(sessionFormatTexts['agenda.formats']).map(([id = '', name = id]) => [id, name] as const),
);

/** What choices are called where their own name says too little, by resource and field. */
const choiceNames: Partial<Record<ResourceId, Readonly<Record<string, Names>>>> = {
  attendees: {
    attendeeType: attendeeKinds,
    registrationStatus: registrationStatusNames,
    vatIdSource: { format: 'Format only', service: 'VAT service' },
  },
  'last-year-attendees': { attendeeType: attendeeKinds },
  'waiting-list': { state: waitingStateNames },
  categories: { type: attendeeKinds },
  packages: { categoryType: attendeeKinds },
  tiers: { attendeeTypes: attendeeKinds },
  sessions: { kind: sessionFormats },
  'promo-codes': { kind: { percent: 'Per cent', amount: 'Amount of money' } },
};

/** `wellKnown`, `WellKnown` and `free`, but no code such as `GBP`. */
const oneName = /^[A-Z]?[a-z]+(?:[A-Z][a-z]+)*$/;

/** What a choice of a field is called: `Awaiting payment` of `RequestForPayment`. */
export function choiceName(resource: ResourceId, field: string, choice: string): string {
  const names = choiceNames[resource]?.[field] ?? {};
  const named = Object.hasOwn(names, choice) ? names[choice] : undefined;
  return named ?? (oneName.test(choice) ? nameInWords(choice) : choice);
}
