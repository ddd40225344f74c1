import type { Permission } from '../session/organisers.ts';

interface NeedFact {
  label: string;
  /** The permission that shows it: organisers with it can act on it, or look it up. */
  read: Permission;
}

/** The tasks that may wait for an organiser, in the order in which they are shown. */
export const needs = {
  refundsToConfirm: { label: 'Refunds wait for a second person', read: 'orders.read' },
  refundsFailed: { label: 'Money could not be returned', read: 'orders.read' },
  paymentsDeclined: { label: 'Cards were declined, and nothing was paid since', read: 'orders.read' },
  mailFailed: { label: 'Emails could not be delivered', read: 'attendees.mail' },
  photos: { label: 'Photos wait to be looked at', read: 'attendees.photos' },
  inbox: { label: 'Letters, requests and reports are new', read: 'resources.use' },
  oversold: { label: 'More places are taken than there are', read: 'sales.read' },
  nearlySoldOut: { label: 'Hardly any places are left', read: 'sales.read' },
  scheduleContradicts: {
    label: 'What is scheduled no longer follows the present status',
    read: 'awards.read',
  },
  statusToConfirm: { label: 'A status of the awards waits for a second person', read: 'awards.confirm' },
  rolesToConfirm: { label: 'Roles in the awards wait for a second person', read: 'organisers.confirm' },
  jobsFailing: { label: 'The site’s own work fails', read: 'audit.read' },
} as const satisfies Record<string, NeedFact>;

export type NeedId = keyof typeof needs;

export const needIds = Object.keys(needs) as NeedId[];
