import fontFile from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2';

/**
 * Puts the site's one font among the shell's files; the server finds it there and names it in every page.
 * @public
 */
export const siteFont: string = fontFile;
