/** Whether JSON has no sign that a database does not store: a zero byte, or half of a sign, written as an escape. */
export function isPlainJson(json: string): boolean {
  return !/\\u(?:0000|d[89a-f])/i.test(json);
}
