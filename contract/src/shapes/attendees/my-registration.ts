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

/** The refund to the card, and how it decreases over time. Money in the minor unit of its currency. */
export const cancellation = shape({
  state: choice(cancellationStates),
  paid: whole(),
  refund: whole(),
  /** ISO 4217. */
  currency: text(),
  /** When cancelling ends. */
  until: nullableMoment(),
  /** The organisers' rule, the earliest date first: cancelling before `until` returns this percentage. */
  refunds: listed(shape({ until: moment(), percent: whole() })),
  /** The rule in the organisers' words. */
  text: text(),
});

/** The present values of the details that an attendee can change. */
export const presentDetails = shape({
  firstName: text(),
  lastName: text(),
  email: text(),
  /** A new address that is not confirmed yet. */
  wantedEmail: nullableText(),
  phone: nullableText(),
  /** False for attendees who represent no company: they have no job title either. */
  worksForCompany: flag(),
  company: nullableText(),
  jobTitle: nullableText(),
  country: nullableText(),
  publish: flag(),
  dietaryNeeds: nullableText(),
  accessNeeds: nullableText(),
});
