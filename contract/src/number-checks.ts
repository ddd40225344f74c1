/** Whether a number in its written form exists as such: of its length, or by its check digits. */
type NumberCheck = (text: string) => boolean;

/** Phone numbers in the form of E.164, and VAT numbers with the letters of their country. */
export type NumberKind = 'phone' | 'vatId';

interface Slot {
  check?: NumberCheck;
  load?: () => Promise<NumberCheck>;
}

const place = Symbol.for('summit.numberChecks');

/** Of the process or the page, not of the module: each remote has its own copy of this file. */
const slots = ((globalThis as { [place]?: Partial<Record<NumberKind, Slot>> })[place] ??= {});

/** Sets the check of a kind: the server has its libraries from the start. */
export function provideNumberCheck(kind: NumberKind, check: NumberCheck): void {
  slots[kind] = { check };
}

/** Sets how the check of a kind is loaded, once, when it is first needed. */
export function provideNumberCheckLater(kind: NumberKind, load: () => Promise<NumberCheck>): void {
  slots[kind] ??= { load };
}

/** Loads a check before it is needed. When that fails, the next call tries again. */
export async function prepareNumberCheck(kind: NumberKind): Promise<void> {
  const slot = slots[kind];
  if (!slot?.load || slot.check) return;
  slot.check = await slot.load().catch(() => undefined);
}

/**
 * The verdict on a number, at once where the check is there. Where it cannot be loaded the number passes: the server
 * checks it again.
 */
export function passesNumberCheck(kind: NumberKind, text: string): boolean | Promise<boolean> {
  const slot = slots[kind];
  if (!slot) return true;
  if (slot.check) return slot.check(text);
  return prepareNumberCheck(kind).then(() => slot.check?.(text) ?? true);
}
