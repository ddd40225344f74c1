import type { ComponentType } from 'react';
import type { Permission } from '@summit/contract/session/organisers';
import { AgendaPage, RecordPage, ReleasesPage, SeasonPage, TeamPage, WordsPage } from './lazy-pages.ts';

interface OwnScreen {
  path: string;
  title: string;
  /** Without it there is no such screen in the menu, and none at its address. */
  permission: Permission;
  component: ComponentType;
}

/** The screens that are no resource's. */
export const screens: readonly OwnScreen[] = [
  { path: 'season', title: 'Season', permission: 'awards.read', component: SeasonPage },
  { path: 'releases', title: 'Releases', permission: 'releases.read', component: ReleasesPage },
  { path: 'agenda', title: 'Agenda', permission: 'programme.read', component: AgendaPage },
  { path: 'words', title: 'Texts and theme', permission: 'content.read', component: WordsPage },
  { path: 'team', title: 'Team', permission: 'organisers.read', component: TeamPage },
  { path: 'record', title: 'Record', permission: 'audit.read', component: RecordPage },
];
