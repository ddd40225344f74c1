import { array } from 'yup';
import { fields, momentText, oneOf, optionalText, requiredText } from '../../forms/rules.ts';
import * as limits from '../../limits/limits.ts';
import { undoReasons, verdicts } from '../../organising/check-in.ts';
import { query } from '../../requests/list-query.ts';
import {
  choice,
  listed,
  moment,
  nullableShape,
  nullableText,
  shape,
  text,
  whole,
} from '../../requests/response-shapes.ts';
import { messages } from '../../words/messages.ts';

/** Whom the door sees: what it needs to greet them and to help them. */
const guestFacts = {
  ticketNumber: text(),
  firstName: text(),
  lastName: text(),
  company: nullableText(),
  category: text(),
  ticket: text(),
  accessNeeds: nullableText(),
};

/** When and where somebody entered. */
const entryFacts = { id: text(), at: moment(), door: text(), device: text() };

export const admission = shape({
  verdict: choice(verdicts),
  /** Null: the code leads to nobody who could be named. */
  guest: nullableShape(guestFacts),
  /** That of `entered`, or the one before of `enteredAlready`; null: there is none. */
  entry: nullableShape(entryFacts),
});

/** A uuid that the device has drawn: the same one twice is one admission. */
const ownId = () => requiredText(40).matches(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/, messages.oneOf);

const placeFields = {
  /** As those at the door call it: `North door`. */
  door: requiredText(limits.name),
  device: ownId(),
};

/** A code as it was scanned, or the number below it as it was typed. */
const code = () => requiredText(limits.longText);

export const toAdmit = fields({ id: ownId(), code: code(), ...placeFields });

export const toSettle = fields({
  ...placeFields,
  admissions: array(fields({ id: ownId(), code: code(), at: momentText().required(messages.required) }))
    .min(1, messages.required)
    .max(limits.settledAtOnce, messages.maxLength)
    .required(messages.required),
});

export const settled = shape({
  admissions: listed(
    shape({
      id: text(),
      verdict: choice(verdicts),
      guest: nullableShape(guestFacts),
      entry: nullableShape(entryFacts),
    }),
  ),
});

export const undoParams = fields({ id: ownId() });

export const toUndo = fields({ reason: oneOf(undoReasons) });

export const guestQuery = query({ q: requiredText() });

export const foundGuests = shape({
  guests: listed(
    shape({
      ...guestFacts,
      /** What an admission would say. */
      verdict: choice(verdicts),
      /** Of today. */
      entry: nullableShape(entryFacts),
    }),
  ),
});

/** @param since what happened after this moment is told besides */
export const numbersQuery = query({ since: momentText() });

const eventDays = { timeZone: text(), startsOn: text(), endsOn: text() };

export const numbers = shape({
  asOf: moment(),
  ...eventDays,
  /** Tickets that let somebody in. */
  tickets: whole(),
  /** Places of all packages together; null: some have no limit. */
  capacity: whole().nullable(),
  days: listed(shape({ day: text(), entered: whole() })),
  /** Let in where the ticket did not allow it: on two devices, or after it was cancelled. Until one of them is undone. */
  doubtful: listed(
    shape({
      ...entryFacts,
      verdict: choice(verdicts),
      ticketNumber: text(),
      name: nullableText(),
      /** The entry that counts, where there are two. */
      first: nullableShape(entryFacts),
    }),
  ),
  changes: shape({
    entered: listed(shape({ ticketNumber: text(), ...entryFacts })),
    undone: listed(shape({ ticketNumber: text(), id: text() })),
  }),
});

/** What a device needs to let people in without a connection, until its shift is over. */
export const shiftList = shape({
  asOf: moment(),
  ...eventDays,
  /** In PEM: verifies codes, and makes none. */
  publicKey: text(),
  /** The same of the secret before, while the site's secret is replaced. */
  publicKeyBefore: nullableText(),
  guests: listed(shape(guestFacts)),
  /** Of today. */
  entered: listed(shape({ ticketNumber: text(), ...entryFacts })),
  refused: listed(shape({ ticketNumber: text(), verdict: choice(verdicts) })),
});

export const badgeChoice = fields({
  /** Numbers of tickets; absent: everybody's, by name. */
  tickets: array(requiredText()).max(limits.badgesInSheet, messages.maxLength),
  /** Of all badges, the sheet from here on. */
  after: optionalText(),
});

export const badges = shape({
  badges: listed(
    shape({
      ticketNumber: text(),
      name: text(),
      company: nullableText(),
      jobTitle: nullableText(),
      category: text(),
      /** What its QR code says. */
      code: text(),
    }),
  ),
  total: whole(),
  /** Where the next sheet begins; null: this is the last one. */
  next: nullableText(),
});
