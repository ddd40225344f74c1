import type { OrganiserRole } from './organisers.ts';

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
  { name: 'organiser', email: `organiser@${domain}`, note: 'organiser (owner), as an attendee' },
] as const;

export type DemoAccountName = (typeof demoAccounts)[number]['name'];

/** The password of every organiser of the demo event. */
export const demoOrganiserPassword = 'Summit2027-organise';

/** The secret from which their authenticator apps make one-time codes. */
export const demoOtpSecret = 'JKIZ63DWUZ5OHWFNWQGS6GBEOBQPYOWF';

/** The organisers that the demo event is seeded with. */
export const demoOrganisers = [
  { name: 'owner', email: `owner@${domain}`, fullName: 'Olive Warrender', roles: ['owner'] },
  { name: 'steward', email: `steward@${domain}`, fullName: 'Stellan Brook', roles: ['awardsSteward'] },
  { name: 'auditor', email: `auditor@${domain}`, fullName: 'Audra Finch', roles: ['awardsAuditor'] },
  { name: 'content', email: `content@${domain}`, fullName: 'Conrad Teller', roles: ['content'] },
  { name: 'analyst', email: `analyst@${domain}`, fullName: 'Ana Lister', roles: ['analyst'] },
] as const satisfies readonly { name: string; email: string; fullName: string; roles: OrganiserRole[] }[];

export type DemoOrganiserName = (typeof demoOrganisers)[number]['name'];
