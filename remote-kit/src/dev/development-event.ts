import type * as refreshRuntime from 'react-refresh/runtime';

/** Where a page in development listens; served beside the site, never by a site that is not being developed. */
export const eventsPath = '/development/events';

/** What a page in development is notified of. */
export type DevelopmentEvent =
  | { kind: 'built'; app: string }
  | { kind: 'failed'; app: string; problem: string }
  | { kind: 'reload' };

/** What the shell offers to the apps of a page in development. */
interface PageDevelopment {
  /** One for all apps, because they change one tree of components; one that came later would not know that tree. */
  refresh: typeof refreshRuntime;
  /** One connection for all of them. */
  onEvent(follow: (event: DevelopmentEvent) => void): void;
}

declare global {
  /** Webpack's, in development. */
  interface ImportMeta {
    readonly webpackHot?: { status(): string; check(apply: boolean): Promise<unknown> };
  }
  var summitDevelopment: PageDevelopment | undefined;
}
