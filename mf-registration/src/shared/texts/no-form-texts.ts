/** In browsers: the texts of the form came with the HTML. */
export function useFormTexts(): void {}
