import { email, fields, requiredText } from '../../forms/rules.ts';
import * as limits from '../../limits/limits.ts';
import { query } from '../../requests/list-query.ts';
import {
  choice,
  listed,
  moment,
  nullableMoment,
  shape,
  text,
  whole,
} from '../../requests/response-shapes.ts';

/** `Waiting` for a place, or a place is `Offered` until a moment. Other entries are no longer on the list. */
const waitingStates = ['Waiting', 'Offered'] as const;

/** An entry as its owner sees it. */
export const entry = {
  id: text(),
  packageType: text(),
  packageName: text(),
  state: choice(waitingStates),
  /** The position in the queue, from 1; 0 once a place is offered. */
  position: whole(),
  offeredUntil: nullableMoment(),
  /** When the list closes: until then, free places are offered. */
  offersEnd: moment(),
  joinedAt: moment(),
};

export const ownEntries = shape({ entries: listed(shape(entry)) });

/** A person on the list who has not registered yet. */
export const waitingVisitor = fields({ email: email(), packageType: requiredText() });

export const byToken = query({ token: requiredText(limits.longText) });
