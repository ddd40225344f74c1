/** Whether JSON has no character that a database cannot store: NUL or a lone surrogate, written as an escape. */
export function isPlainJson(json: string): boolean {
  return !/\\u(?:0000|d[89a-f])/i.test(json);
}
