import fontFile from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2';

/**
 * Emits the site's only font with the shell's files, where the server finds it for its link in every page.
 * @public
 */
export const siteFont: string = fontFile;
