import { allCalls } from '@summit/contract/calls/all-calls';
import type { Call } from '@summit/contract/requests/call';

type Tables = typeof allCalls;

/** The name of any call in the contract. */
export type CallName = { [Table in keyof Tables]: keyof Tables[Table] & string }[keyof Tables];

/** What a call that has succeeded sent, and its response. */
interface Made {
  query: unknown;
  body: unknown;
  response: unknown;
  /** Whether nothing else has sent the same before. */
  isFirst: boolean;
}

/** The least and the most rows. */
export type Rows = readonly [least: number, most: number];

interface Rule {
  rows: (made: Made) => Rows;
  why: string;
  /** The most rows of a call that is refused; absent: none. */
  refused?: number;
  /** Another call under whose name some of the rows are. */
  alsoAs?: CallName;
}

const none = (): Rows => [0, 0];
const one = (): Rows => [1, 1];
const atMostOne = (): Rows => [0, 1];
const oneAtFirst = ({ isFirst }: Made): Rows => [isFirst ? 1 : 0, 1];
const oneIfChanged = ({ response }: Made): Rows => (countChanges(response) > 0 ? [1, 1] : [0, 0]);
const oneForEach = ({ response }: Made): Rows => [countChanges(response), countChanges(response)];

const exported = { rows: one, why: 'It changes nothing, but who took a list with people is on record.' };
const tried = { rows: one, why: 'Wrong tries are on record too.', refused: 1 };
const challenged = { rows: none, why: 'Only the call that uses the challenge changes something.' };
const idempotent = {
  rows: oneAtFirst,
  why: 'Sent again, because its response was lost, it changes nothing.',
};
const compared = { rows: oneIfChanged, why: 'Values that are stored already, or by default, are no change.' };

/**
 * The calls of organisers which do not have exactly one row in the record when they succeed and none when they are
 * refused. No dry run has one. Calls that only read, and are not here, are not watched.
 */
export const rules: Partial<Record<CallName, Rule>> = {
  organiserLogin: tried,
  passkeyLogin: tried,
  confirmOrganiser: tried,
  confirmByPasskey: tried,
  passkeyLoginChallenge: challenged,
  confirmationChallenge: challenged,
  newPasskeyChallenge: challenged,
  organiserLogout: { rows: none, why: 'It ends nothing but the session that makes it.' },
  exportResource: exported,
  exportNominations: exported,
  purposeList: exported,
  shiftList: exported,
  setResourceEntry: compared,
  removeResourceEntry: compared,
  revertResourceChange: compared,
  importResource: { rows: oneForEach, why: 'Each entry of the file is a change of its own.' },
  moveEdition: { rows: oneForEach, why: 'Each entry that moves with the event is a change of its own.' },
  renamePasskey: idempotent,
  confirmAwardsRoles: idempotent,
  setInboxItem: idempotent,
  replyToInboxItem: idempotent,
  decideRefundRequest: idempotent,
  changePackage: idempotent,
  confirmWithdrawal: idempotent,
  confirmExclusion: idempotent,
  unseal: idempotent,
  publishResults: idempotent,
  decidePhoto: idempotent,
  moveAttendee: idempotent,
  addPicture: idempotent,
  admitTicket: { rows: atMostOne, why: 'A ticket that lets nobody in changes nothing.' },
  settleAdmissions: {
    rows: ({ response }) => [0, (response as { admissions: unknown[] }).admissions.length],
    why: 'Each admission is a change of its own, unless it is settled already or its code is unknown.',
  },
  addOrganiser: {
    rows: () => [1, 2],
    why: 'Roles in the awards wait for a second person: they are requested beside the change itself.',
  },
  changeOrganiser: {
    rows: ({ isFirst }) => [isFirst ? 1 : 0, 2],
    why: 'As where one is added; and what is stored or requested already is no change.',
  },
  setAwardsStatus: {
    rows: ({ body }) => [1, 1 + countCancelled(body)],
    why: 'Each scheduled status that it cancels is a change of its own.',
  },
  confirmAwardsStatus: {
    rows: ({ body, isFirst }) => [isFirst ? 2 : 0, 2 + countCancelled(body)],
    why: 'The change has a row of the person who asked for it, as if nobody had to confirm it.',
    alsoAs: 'setAwardsStatus',
  },
};

const nameByRoute = new Map(
  Object.values<Readonly<Record<string, Call>>>(allCalls).flatMap((table) =>
    Object.entries(table).map(([name, row]) => [getRoute(row), name as CallName]),
  ),
);

/** The name of a call whose rows in the record are watched; null for one of visitors, or that only reads. */
export function findWatched(row: Call): CallName | null {
  const name = nameByRoute.get(getRoute(row));
  if (!name || !row.path.startsWith('/backoffice/')) return null;
  return row.method === 'GET' && !rules[name] ? null : name;
}

/** The rows of a call that has succeeded. */
export function getRows(name: CallName, made: Made): Rows {
  const { dryRun } = (made.query ?? {}) as { dryRun?: unknown };
  return String(dryRun) === 'true' ? none() : (rules[name]?.rows ?? one)(made);
}

function getRoute({ method, path }: Call): string {
  return `${method} ${path}`;
}

/** The changes that the response to a change of resources lists. */
function countChanges(response: unknown): number {
  return (response as { changes: unknown[] }).changes.length;
}

function countCancelled(body: unknown): number {
  return (body as { cancels?: unknown[] } | undefined)?.cancels?.length ?? 0;
}
