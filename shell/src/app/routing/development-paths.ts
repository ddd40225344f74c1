/** Pages for those who build the site; in production their addresses do not exist. */
export const developmentPaths = { styleguide: '/styleguide' } as const;
