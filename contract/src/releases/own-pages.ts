import type { ReleasedPage } from './remote-descriptor.ts';

/** The pages of a remote that is built outside this repository, by page id: the site map does not list them. */
export type OwnPages = Record<string, Omit<ReleasedPage, 'id'>>;
