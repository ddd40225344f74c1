/**
 * The table that holds the registry for site servers on other machines: one row. The database announces each change on
 * the channel.
 */
export const publishedRegistry = { table: 'published_registry', channel: 'summit_registry' } as const;
