/**
 * Where the API notifies the site's servers of changes as they happen, as server-sent events (`text/event-stream`). Not for
 * visitors.
 */
export const siteChangesPath = '/changes';

/** Where the API returns the registry that was published through the database; 404 while none was. Not for visitors. */
export const publishedRegistryPath = '/registry';

/** What has changed: something that visitors read, or which releases are live. */
export const siteChanges = ['content', 'registry'] as const;

export type SiteChange = (typeof siteChanges)[number];

/** The interval of the API's heartbeat in ms; without one the connection counts as lost. */
export const changesHeartbeatMs = 10_000;
