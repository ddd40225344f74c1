import { lazyWithRetry } from '@summit/shared-site/data/lazy-with-retry';

// Each screen is a separate file, fetched when it is first opened.
export const Today = lazyWithRetry(() => import('./today/today-page.tsx'));
export const OrdersPage = lazyWithRetry(() => import('./orders/orders-page.tsx'));
export const EntryList = lazyWithRetry(() => import('./resources/list/entry-list-page.tsx'));
export const EntryEdit = lazyWithRetry(() => import('./resources/form/entry-edit-page.tsx'));
export const EntryCreate = lazyWithRetry(() => import('./resources/form/entry-create-page.tsx'));
export const ReleasesPage = lazyWithRetry(() => import('./releases/releases-page.tsx'));
export const AgendaPage = lazyWithRetry(() => import('./agenda/agenda-page.tsx'));
export const WordsPage = lazyWithRetry(() => import('./words/words-page.tsx'));
export const CheckInPage = lazyWithRetry(() => import('./check-in/check-in-page.tsx'));
export const BadgesPage = lazyWithRetry(() => import('./badges/badges-page.tsx'));
export const TeamPage = lazyWithRetry(() => import('./people/team-page.tsx'));
export const AccountPage = lazyWithRetry(() => import('./account/account-page.tsx'));
export const RecordPage = lazyWithRetry(() => import('./people/record-page.tsx'));
export const SeasonPage = lazyWithRetry(() => import('./season/season-page.tsx'));
export const AttendeesPage = lazyWithRetry(() => import('./attendees/attendees-page.tsx'));
export const InboxPage = lazyWithRetry(() => import('./inbox/inbox-page.tsx'));
