/** All faults of a payment that the runs have to survive. */
export const faults = [
  'an event is dropped',
  'an event comes five times',
  'an event comes after a later one',
  'an event comes 24 hours late',
  'an event is refused with 503',
  'the API is killed before its commit',
  'the API is killed after its commit',
  'a page is paid while it is closed',
  'a refund comes before the payment',
  'the response to a refund is lost',
  'a refund is pending',
  'a refund fails',
  'a refund fails after it succeeded',
  'a refund is left to a person',
  'a dispute',
  'a dispute is won',
  'a dispute is lost',
  'another amount is paid',
  'another currency is paid',
  'two tabs open a card page',
  'a promo code between two attempts',
] as const;

export type Fault = (typeof faults)[number];
