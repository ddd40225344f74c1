/** In browsers: only a server needs to know what every page's script contains. */
export const knownTexts: Readonly<Record<string, string>> = {};
