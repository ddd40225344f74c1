import { lazy } from 'react';

// Each screen is a file of its own, fetched when it is opened first.
export const Overview = lazy(() => import('./overview-page.tsx'));
export const EntryList = lazy(() => import('./resources/list/entry-list-page.tsx'));
export const EntryEdit = lazy(() => import('./resources/form/entry-edit-page.tsx'));
export const EntryCreate = lazy(() => import('./resources/form/entry-create-page.tsx'));
export const TeamPage = lazy(() => import('./people/team-page.tsx'));
export const RecordPage = lazy(() => import('./people/record-page.tsx'));
