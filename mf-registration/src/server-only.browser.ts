/** What browsers have in the place of `#server-only/...`, see package.json. The texts of the form came with the HTML. */
export function useFormTexts(): void {}

/** Only a server needs to know what every page's script contains. */
export const knownTexts: Readonly<Record<string, string>> = {};
