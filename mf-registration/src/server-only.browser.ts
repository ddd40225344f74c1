/** Replaces `#server-only/...` in browsers, see package.json. The texts of the form are in the page's HTML. */
export function useFormTexts(): void {}

/** Empty, because only the server needs the default texts of all pages. */
export const knownTexts: Readonly<Record<string, string>> = {};
