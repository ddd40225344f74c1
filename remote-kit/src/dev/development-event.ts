import type * as refreshRuntime from 'react-refresh/runtime';

/** The address of the events for pages in development. Only a site in development serves it. */
export const eventsPath = '/development/events';

/** An event for the pages in development. */
export type DevelopmentEvent =
  | { kind: 'built'; app: string }
  | { kind: 'failed'; app: string; problem: string }
  | { kind: 'reload' };

/** The interface of the shell for the apps of a page in development. */
interface PageDevelopment {
  /** All apps share this copy, because they change one tree of components, which a later copy would not know. */
  refresh: typeof refreshRuntime;
  /** All apps share one connection. */
  onEvent(follow: (event: DevelopmentEvent) => void): void;
}

declare global {
  /** Webpack's object for replacing modules, in development only. */
  interface ImportMeta {
    readonly webpackHot?: { status(): string; check(apply: boolean): Promise<unknown> };
  }
  var summitDevelopment: PageDevelopment | undefined;
}
