import type { Permission } from '../session/organisers.ts';
import { inbox, type InboxKind } from './inbox.ts';
import { resourceFact, resourceIds } from './resources.ts';

const ofInbox = (Object.keys(inbox) as InboxKind[]).map((kind): [string, Permission] => [
  `inbox/${kind}`,
  inbox[kind].read,
]);

const ofResources = resourceIds.map((id): [string, Permission] => [id, resourceFact(id).read]);

/**
 * The permission for reading the changes of a kind of subject, or of what is below it, in the record. All other
 * kinds are open to everyone who may read the record.
 */
export const recordReaders: Readonly<Record<string, Permission>> = Object.fromEntries([
  ...ofResources,
  ...ofInbox,
  // Nominees and the shortlist are not public yet when they are set: those who supervise the awards see that, others do not.
  ['awards/nominations', 'awards.confirm'],
  ['awards/nominees', 'awards.confirm'],
  ['awards/withdrawals', 'awards.confirm'],
  ['awards/exclusions', 'awards.confirm'],
  ['check-in', 'attendees.read'],
  ['orders', 'orders.read'],
  ['views', 'organisers.read'],
  ['releases', 'releases.read'],
]);
