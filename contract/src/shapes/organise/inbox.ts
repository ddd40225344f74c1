import { fields, oneOf, optionalText, requiredText } from '../../forms/rules.ts';
import * as limits from '../../limits/limits.ts';
import { inboxKinds, inboxStates } from '../../organising/inbox.ts';
import { choice, flag, listed, moment, nullableText, shape, text } from '../../requests/response-shapes.ts';

const itemFacts = {
  kind: choice(inboxKinds),
  id: text(),
  at: moment(),
  /** Who sent it; null: nobody said. */
  name: nullableText(),
  email: nullableText(),
  subject: text(),
  text: text(),
  state: choice(inboxStates),
  /** Who looks after it; null: nobody yet. */
  assigneeId: nullableText(),
  assignee: nullableText(),
};

/** What came in. */
export const listedItem = shape(itemFacts);

export const itemDetail = shape({
  ...itemFacts,
  /** A change of it names it. */
  version: text(),
  note: text(),
  canReply: flag(),
  replies: listed(shape({ at: moment(), organiser: text(), to: text(), message: text() })),
  /** Who can look after it. */
  assignees: listed(shape({ id: text(), name: text() })),
});

export const itemParams = fields({ kind: oneOf(inboxKinds), id: requiredText() });

export const itemChange = fields({
  version: requiredText(),
  state: oneOf(inboxStates),
  note: optionalText(limits.longText).defined(),
  assigneeId: optionalText().nullable().defined(),
});

export const itemReply = fields({ version: requiredText(), message: requiredText(limits.longestText) });
