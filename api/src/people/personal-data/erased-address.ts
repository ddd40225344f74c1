/** The address of somebody who was erased, in SQL: no other row has it, and no email arrives there. @param id the column of the row's id */
export function erasedAddress(id: string): string {
  return `'erased-' || ${id} || '@erased.invalid'`;
}
