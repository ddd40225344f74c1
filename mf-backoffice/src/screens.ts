import type { ComponentType } from 'react';
import type { Permission } from '@summit/contract/session/organisers';
import { BadgesPage, CheckInPage, RecordPage, TeamPage } from './lazy-pages.ts';

interface OwnScreen {
  path: string;
  title: string;
  /** Without it there is no such screen in the menu, and none at its address. */
  permission: Permission;
  component: ComponentType;
}

/** The screens that are no resource's. */
export const screens: readonly OwnScreen[] = [
  { path: 'check-in', title: 'Check-in', permission: 'door.use', component: CheckInPage },
  { path: 'badges', title: 'Badges', permission: 'door.badges', component: BadgesPage },
  { path: 'team', title: 'Team', permission: 'organisers.read', component: TeamPage },
  { path: 'record', title: 'Record', permission: 'audit.read', component: RecordPage },
];
