/** Promo codes of the event. `discount` in percent or in pence. */
export const promoCodes = [
  { code: 'HARBOUR20', kind: 'percent', discount: 20, uses: 200 },
  { code: 'WELCOME20', kind: 'percent', discount: 20, availableUntil: new Date('2027-05-31T22:59:59Z') },
  { code: 'EARLY10', kind: 'percent', discount: 10, availableUntil: new Date('2026-09-30T22:59:59Z') },
  { code: 'FIRSTSTAND', kind: 'amount', discount: 10_000, packageId: 'sell-standard', uses: 50 },
] as const;
