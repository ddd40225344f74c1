const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Bytes in the capital letters and digits of RFC 4648: a QR code stores those in half the space of other text. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => alphabet[parseInt(group.padEnd(5, '0'), 2)]).join('');
}

/** The bytes of a text; null when it is not exactly what `toBase32` writes. */
export function fromBase32(text: string): Uint8Array<ArrayBuffer> | null {
  const values = [...text].map((letter) => alphabet.indexOf(letter));
  if (values.includes(-1)) return null;
  const bits = values.map((value) => value.toString(2).padStart(5, '0')).join('');
  const bytes = new Uint8Array((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
  // Otherwise the bits that are left over could be changed, and one signature would have several spellings.
  return toBase32(bytes) === text ? bytes : null;
}
