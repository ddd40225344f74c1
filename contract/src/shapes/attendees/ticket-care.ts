import {
  choice,
  flag,
  listed,
  moment,
  nullableMoment,
  nullableText,
  shape,
  text,
  whole,
} from '../../requests/response-shapes.ts';

/** Why a registration cannot be cancelled here at the moment; `open`: it can. */
const cancellationStates = ['open', 'notRegistered', 'guests', 'paidByAnother', 'over', 'disabled'] as const;

/** What would go back to the card, and until when it is how much. Money in the smaller unit of its currency. */
export const cancellation = shape({
  state: choice(cancellationStates),
  paid: whole(),
  refund: whole(),
  /** ISO 4217. */
  currency: text(),
  /** When cancelling ends. */
  until: nullableMoment(),
  /** The organisers' rule, the earliest date first: what is cancelled before `until` gets so many per cent back. */
  refunds: listed(shape({ until: moment(), percent: whole() })),
  /** The rule in the organisers' words. */
  text: text(),
});

/** What an attendee can change about themselves, as it is now. */
export const presentDetails = shape({
  firstName: text(),
  lastName: text(),
  email: text(),
  /** Another address that waits to be confirmed. */
  wantedEmail: nullableText(),
  phone: nullableText(),
  /** False for those who come for themselves: no company, no job title. */
  worksForCompany: flag(),
  company: nullableText(),
  jobTitle: nullableText(),
  country: nullableText(),
  publish: flag(),
  dietaryNeeds: nullableText(),
  accessNeeds: nullableText(),
});
