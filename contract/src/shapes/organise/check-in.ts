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
import { array } from '../../yup.ts';

/** What the staff at the door see of a guest. */
const guestFacts = {
  ticketNumber: text(),
  firstName: text(),
  lastName: text(),
  company: nullableText(),
  category: text(),
  ticket: text(),
  accessNeeds: nullableText(),
};

/** When and where a guest entered. */
const entryFacts = { id: text(), at: moment(), door: text(), device: text() };

export const admission = shape({
  verdict: choice(verdicts),
  /** Null: the code belongs to no known guest. */
  guest: nullableShape(guestFacts),
  /** For `entered`, the new entry; for `enteredAlready`, the earlier one; null: there is none. */
  entry: nullableShape(entryFacts),
});

const uuidForm = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** A uuid that the device generates: a retry with the same one is the same admission. */
const ownId = () => requiredText(40).matches(uuidForm, messages.oneOf);

/** The organiser whose shift it was; absent: the device does not know. */
const letInBy = () =>
  optionalText(40).matches(uuidForm, { message: messages.oneOf, excludeEmptyString: true });

const placeFields = {
  /** The name of the door: `North door`. */
  door: requiredText(limits.name),
  device: ownId(),
};

/** A code as it was scanned, or the number below it as it was typed. */
const code = () => requiredText(limits.longText);

export const toAdmit = fields({ id: ownId(), code: code(), ...placeFields });

export const toSettle = fields({
  ...placeFields,
  admissions: array(
    fields({
      id: ownId(),
      code: code(),
      at: momentText().required(messages.required),
      organiserId: letInBy(),
    }),
  )
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
      /** The result that an admission would have. */
      verdict: choice(verdicts),
      /** Today's entry. */
      entry: nullableShape(entryFacts),
    }),
  ),
});

/** @param since also lists what has happened after this moment */
export const numbersQuery = query({ since: momentText() });

const eventDays = { timeZone: text(), startsOn: text(), endsOn: text() };

export const numbers = shape({
  asOf: moment(),
  ...eventDays,
  /** The number of valid tickets. */
  tickets: whole(),
  /** Places of all packages together; null: some have no limit. */
  capacity: whole().nullable(),
  days: listed(shape({ day: text(), entered: whole() })),
  /** Entries on an invalid ticket: used on two devices, or cancelled. Listed until an entry is undone. */
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
  /** The public key in PEM: the device can verify codes with it, but not make any. */
  publicKey: text(),
  /** The public key of the previous secret, while the site's secret is being replaced. */
  publicKeyBefore: nullableText(),
  /** Whose shift it is. The device notes it of everybody whom it lets in without a connection. */
  organiserId: text(),
  guests: listed(shape(guestFacts)),
  /** Today's entries. */
  entered: listed(shape({ ticketNumber: text(), ...entryFacts })),
  refused: listed(shape({ ticketNumber: text(), verdict: choice(verdicts) })),
});

export const badgeChoice = fields({
  /** Numbers of tickets; absent: everybody's, by name. */
  tickets: array(requiredText()).max(limits.badgesInSheet, messages.maxLength),
  /** The cursor of the sheet: badges after this one. */
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
      /** The content of the QR code. */
      code: text(),
    }),
  ),
  total: whole(),
  /** Where the next sheet begins; null: this is the last one. */
  next: nullableText(),
});
