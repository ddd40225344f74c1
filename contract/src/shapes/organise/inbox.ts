import { fields, oneOf, optionalText, requiredText } from '../../forms/rules.ts';
import * as limits from '../../limits/limits.ts';
import { inboxKinds, inboxStates } from '../../organising/inbox.ts';
import { choice, flag, listed, moment, nullableText, shape, text } from '../../requests/response-shapes.ts';

const itemFacts = {
  kind: choice(inboxKinds),
  id: text(),
  at: moment(),
  /** The sender's name; null: none was given. */
  name: nullableText(),
  email: nullableText(),
  subject: text(),
  text: text(),
  state: choice(inboxStates),
  /** The organiser who deals with it; null: none yet. */
  assigneeId: nullableText(),
  assignee: nullableText(),
};

/** An item of the inbox in the list. */
export const listedItem = shape(itemFacts);

export const itemDetail = shape({
  ...itemFacts,
  /** The version that a change has to name. */
  version: text(),
  note: text(),
  canReply: flag(),
  replies: listed(shape({ at: moment(), organiser: text(), to: text(), message: text() })),
  /** The organisers to whom it can be assigned. */
  assignees: listed(shape({ id: text(), name: text() })),
});

export const itemParams = fields({ kind: oneOf(inboxKinds), id: requiredText() });

export const itemChange = fields({
  version: requiredText(),
  state: oneOf(inboxStates),
  note: optionalText(limits.longText).defined(),
  assigneeId: optionalText().nullable().defined(),
});

export const itemReply = fields({ version: requiredText(), message: requiredText(limits.maxTextLength) });
