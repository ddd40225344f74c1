/** Messages are shown by name, in their own kind of dialog; the body of a page is rich text. */
export function typeOfText(name: string): 'text' | 'html' | 'success message' | 'error message' {
  if (name.endsWith('.body')) return 'html';
  if (/\.success(\.|$)/.test(name)) return 'success message';
  return /\.error(\.|$)/.test(name) ? 'error message' : 'text';
}
