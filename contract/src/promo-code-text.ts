/**
 * A promo code as it is stored, from what somebody typed or pasted: in capital letters, without spaces, quotation marks and
 * invisible signs, and with plain digits and dashes.
 */
export function promoCodeText(code: string): string {
  return code
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/\p{Pd}/gu, '-')
    .replaceAll(/[^A-Z0-9_-]/g, '');
}
