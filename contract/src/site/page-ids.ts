import type { FactsOf } from '../tables/table-row.ts';
import type { RemoteName } from './page.ts';
import type * as pages from './site-map.ts';

export type PageId = keyof typeof pages;

export type PageIdOf<R extends RemoteName> = {
  [Id in PageId]: FactsOf<(typeof pages)[Id]>['owner'] extends R ? Id : never;
}[PageId];
