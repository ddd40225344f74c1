/** Promo codes of the event. `discount` in percent or in pence. */
export const promoCodes = [
  { code: 'HARBOUR20', kind: 'percent', discount: 20, uses: 200 },
  { code: 'FIRSTSTAND', kind: 'amount', discount: 10_000, packageId: 'sell-standard', uses: 50 },
] as const;
