import type { HotModule } from './refresh-boundary.ts';

/** Where a page in development listens; served beside the site, never by a site that is not being developed. */
export const eventsPath = '/development/events';

/** What a page in development is notified of. */
export type DevelopmentEvent =
  | { kind: 'built'; app: string }
  | { kind: 'failed'; app: string; problem: string }
  | { kind: 'reload' };

/** The refresh runtime of a page: one for all apps, because each of them changes the same tree of components. */
interface PageRefresh {
  register(type: unknown, id: string): void;
  signature(): (type: unknown) => unknown;
  settle(id: string, exports: Record<string, unknown>, hot?: HotModule): void;
  onEvent(follow: (event: DevelopmentEvent) => void): void;
}

declare global {
  /** Webpack's, in development. */
  interface ImportMeta {
    readonly webpackHot?: { status(): string; check(apply: boolean): Promise<unknown> };
  }
  var summitRefresh: PageRefresh | undefined;
}
