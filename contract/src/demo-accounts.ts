/** The one password of every account of the demo event. */
export const demoPassword = 'Summit2027';

const domain = 'demo.summit.example';

/** The accounts that the demo event is seeded with, one for each situation of an attendee. */
export const demoAccounts = [
  { name: 'buy', email: `buy@${domain}`, note: 'Completed, Buy' },
  { name: 'sell', email: `sell@${domain}`, note: 'Completed, Sell, two extra tickets paid' },
  { name: 'vip', email: `vip@${domain}`, note: 'Completed, VIP' },
  { name: 'crypto', email: `crypto@${domain}`, note: 'Completed, crypto trader' },
  { name: 'stepone', email: `stepone@${domain}`, note: 'first step sent (SubmitStepOne)' },
  { name: 'package', email: `package@${domain}`, note: 'has to choose a package (PendingPackageSelection)' },
  { name: 'request', email: `request@${domain}`, note: 'has to pay (RequestForPayment)' },
  { name: 'pending', email: `pending@${domain}`, note: 'payment under way (PendingPayment)' },
  { name: 'invited', email: `invited@${domain}`, note: 'Completed, invited, photo not uploaded' },
  { name: 'blocked', email: `blocked@${domain}`, note: 'blocked: cannot log in' },
  { name: 'organiser', email: `organiser@${domain}`, note: 'organiser (owner)' },
] as const;

export type DemoAccountName = (typeof demoAccounts)[number]['name'];
