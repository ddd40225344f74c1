import { defineCalls } from '../call.ts';
import * as limits from '../limits.ts';
import { query } from '../list-query.ts';
import {
  choice,
  listed,
  moment,
  nullableMoment,
  nullableShape,
  shape,
  text,
  whole,
} from '../response-shapes.ts';
import { email, fields, requiredText } from '../rules.ts';

/** `Waiting` for a place, or a place is `Offered` until a moment. Other entries are no longer on the list. */
const waitingStates = ['Waiting', 'Offered'] as const;

/** An entry as its owner sees it. */
const entry = {
  id: text(),
  packageType: text(),
  packageName: text(),
  state: choice(waitingStates),
  /** How many get an offer before, and this one: 1 is next. 0 once a place is offered. */
  position: whole(),
  offeredUntil: nullableMoment(),
  joinedAt: moment(),
};

const ownEntries = shape({ entries: listed(shape(entry)) });

/** Whom an offer goes to who has not registered yet. */
export const waitingVisitor = fields({ email: email(), packageType: requiredText() });

const byToken = query({ token: requiredText(limits.longText) });

const joinErrors = ['waiting-list-0001', 'waiting-list-0002', 'waiting-list-0004', 'fm.cms-0048'] as const;

/** The waiting lists of packages that are sold out. */
export const waitingListCalls = defineCalls({
  ownWaitingEntries: {
    method: 'GET',
    path: '/attendee/waiting-list',
    access: 'attendee',
    summary: 'The waiting lists that the signed-in attendee is on.',
    response: ownEntries,
    errors: [],
  },
  joinWaitingList: {
    method: 'POST',
    path: '/attendee/waiting-list',
    access: 'attendee',
    summary: 'Joins the waiting list of a package that is sold out.',
    body: fields({ packageType: requiredText() }),
    response: ownEntries,
    errors: [...joinErrors, 'fm.cms-0019', 'fm.cms-0041'],
  },
  leaveWaitingList: {
    method: 'DELETE',
    path: '/attendee/waiting-list/:id',
    access: 'attendee',
    summary: 'Leaves a waiting list; an offered place goes to the next.',
    params: fields({ id: requiredText() }),
    response: ownEntries,
    errors: ['waiting-list-0003'],
  },
  joinWaitingListByEmail: {
    method: 'POST',
    path: '/public/waiting-list',
    access: 'public',
    summary:
      'Joins with an email address alone. The response is the same for an address that is on the list.',
    captcha: true,
    body: waitingVisitor,
    errors: [...joinErrors, 'email.domain-0001', 'email.domain-0002', 'email.domain-0003'],
  },
  waitingEntryByToken: {
    method: 'GET',
    path: '/public/waiting-list',
    access: 'public',
    summary: 'How an entry stands, by the link of its mail; null when it has left the list.',
    query: byToken,
    response: shape({ email: text(), entry: nullableShape(entry) }),
    errors: ['waiting-list-0003'],
  },
  leaveWaitingListByToken: {
    method: 'DELETE',
    path: '/public/waiting-list',
    access: 'public',
    summary: 'Leaves the list with the link of a mail.',
    query: byToken,
    errors: ['waiting-list-0003'],
  },
});
