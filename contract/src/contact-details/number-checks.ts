/**
 * The number that a text means, in its one written form; null where there is none of that length or with those check
 * digits. A phone number may be written as in `country`, by its ISO 3166-1 code.
 */
export type NumberReader = (text: string, country?: string) => string | null;

/** Phone numbers, which become E.164, and VAT numbers with the letters of their country. */
export type NumberKind = 'phone' | 'vatId';

interface Slot {
  read?: NumberReader;
  load?: () => Promise<NumberReader>;
}

const place = Symbol.for('summit.numberReaders');

/** Stored on `globalThis` rather than in the module, because each remote has its own copy of this file. */
const slots = ((globalThis as { [place]?: Partial<Record<NumberKind, Slot>> })[place] ??= {});

/** Sets the reader of a kind: the server has its libraries from the start. */
export function provideNumberCheck(kind: NumberKind, read: NumberReader): void {
  slots[kind] = { read };
}

/** Sets how the reader of a kind is loaded, once, when it is first needed. */
export function provideLazyNumberCheck(kind: NumberKind, load: () => Promise<NumberReader>): void {
  slots[kind] ??= { load };
}

/** Loads a reader before it is needed. When that fails, the next call tries again. */
export async function prepareNumberCheck(kind: NumberKind): Promise<void> {
  const slot = slots[kind];
  if (!slot?.load || slot.read) return;
  slot.read = await slot.load().catch(() => undefined);
}

/** The number in its written form; the text itself when it is not a number, or the reader is not loaded. */
export function writtenNumber(kind: NumberKind, text: string, country?: string): string {
  return slots[kind]?.read?.(text, country) ?? text;
}

/**
 * Whether a number is valid; a promise while the reader has to be loaded. When it cannot be loaded the number passes,
 * because the server checks it again.
 */
export function passesNumberCheck(
  kind: NumberKind,
  text: string,
  country?: string,
): boolean | Promise<boolean> {
  const slot = slots[kind];
  if (!slot) return true;
  const verdict = () => slot.read === undefined || slot.read(text, country) !== null;
  return slot.read ? verdict() : prepareNumberCheck(kind).then(verdict);
}
