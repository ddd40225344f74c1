import type { ResourceId } from './resources.ts';

/**
 * The resources about money: changes of them need a recent password, one-time code or passkey, like the calls that move
 * money. `true`: of every entry; otherwise of those with these keys.
 */
const confirmedChanges: Partial<Record<ResourceId, true | readonly string[]>> = {
  // That money was returned by hand, which also makes a credit note.
  refunds: true,
  // The seller, the tax and the note on invoices, which may say where to pay.
  invoicing: true,
  // The sum from which a refund needs a second person.
  settings: ['refunds'],
};

/** Whether a change of an entry needs a confirmation within `limits.organiserConfirmation`. */
export function needsRecentConfirmation(id: ResourceId, key: string): boolean {
  const entries = confirmedChanges[id] ?? [];
  return entries === true || entries.includes(key);
}
