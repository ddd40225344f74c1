import type { ComponentType } from 'react';
import type { ResourceId } from '@summit/contract/organising/resources';
import type { Permission } from '@summit/contract/session/organisers';
import {
  AccountPage,
  AgendaPage,
  AttendeesPage,
  BadgesPage,
  CheckInPage,
  InboxPage,
  OrdersPage,
  RecordPage,
  ReleasesPage,
  SeasonPage,
  TeamPage,
  WordsPage,
} from './lazy-pages.ts';

interface OwnScreen {
  path: string;
  title: string;
  /** Without it the screen is neither in the menu nor at its address. */
  permission: Permission;
  component: ComponentType;
  /** The screen is not in the menu, but beside the organiser's name. */
  isOwn?: true;
}

/** Screens that are not generic; one at the address of a resource replaces its list and form. */
export const screens: readonly OwnScreen[] = [
  { path: 'attendees', title: 'Attendees', permission: 'attendees.read', component: AttendeesPage },
  { path: 'orders', title: 'Orders', permission: 'orders.read', component: OrdersPage },
  { path: 'inbox', title: 'Inbox', permission: 'inbox.use', component: InboxPage },
  { path: 'season', title: 'Season', permission: 'awards.read', component: SeasonPage },
  { path: 'agenda', title: 'Agenda', permission: 'programme.read', component: AgendaPage },
  { path: 'words', title: 'Texts and theme', permission: 'content.read', component: WordsPage },
  { path: 'releases', title: 'Releases', permission: 'releases.read', component: ReleasesPage },
  { path: 'check-in', title: 'Check-in', permission: 'door.use', component: CheckInPage },
  { path: 'badges', title: 'Badges', permission: 'door.badges', component: BadgesPage },
  { path: 'team', title: 'Team', permission: 'organisers.read', component: TeamPage },
  { path: 'record', title: 'Record', permission: 'audit.read', component: RecordPage },
  { path: 'account', title: 'Your account', permission: 'account.use', component: AccountPage, isOwn: true },
];

/** Whether a resource has a special screen instead of the generic one. */
export function hasOwnScreen(id: ResourceId): boolean {
  return screens.some(({ path }) => path === id);
}
