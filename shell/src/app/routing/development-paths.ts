/** Pages for developers; in production their addresses do not exist. */
export const developmentPaths = { styleguide: '/styleguide' } as const;
