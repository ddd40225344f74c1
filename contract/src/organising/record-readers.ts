import type { Permission } from '../session/organisers.ts';
import { inbox, type InboxKind } from './inbox.ts';
import { resourceFact, resourceIds } from './resources.ts';

const ofInbox = (Object.keys(inbox) as InboxKind[]).map((kind): [string, Permission] => [
  `inbox/${kind}`,
  inbox[kind].read,
]);

const ofResources = resourceIds.map((id): [string, Permission] => [id, resourceFact(id).read]);

/** Who reads in the record what was changed of something: of a kind of subject, or of what is under it. Others are open to all who read it. */
export const recordReaders: Readonly<Record<string, Permission>> = Object.fromEntries([
  ...ofResources,
  ...ofInbox,
  ['check-in', 'attendees.read'],
  ['orders', 'orders.read'],
  ['views', 'organisers.read'],
  ['releases', 'releases.read'],
]);
