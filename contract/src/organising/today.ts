import type { Permission } from '../session/organisers.ts';

interface NeedFact {
  label: string;
  /** The permission that shows it: organisers with it can act on it, or look it up. */
  read: Permission;
}

/** The tasks that may wait for an organiser, in the order in which they are shown. */
export const needs = {
  refundsToConfirm: { label: 'Refunds waiting for a second person', read: 'orders.read' },
  refundsFailed: { label: 'Failed refunds', read: 'orders.read' },
  paymentsDeclined: { label: 'Declined cards, still unpaid', read: 'orders.read' },
  mailFailed: { label: 'Undelivered emails', read: 'attendees.mail' },
  photos: { label: 'Photos to review', read: 'attendees.photos' },
  inbox: { label: 'New messages, requests and reports', read: 'resources.use' },
  oversold: { label: 'Oversold packages', read: 'sales.read' },
  nearlySoldOut: { label: 'Packages nearly sold out', read: 'sales.read' },
  scheduleContradicts: {
    label: 'Scheduled changes that no longer follow the current status',
    read: 'awards.read',
  },
  statusToConfirm: { label: 'Awards statuses waiting for a second person', read: 'awards.confirm' },
  rolesToConfirm: { label: 'Awards roles waiting for a second person', read: 'organisers.confirm' },
  certificates: { label: 'Certificates to renew', read: 'audit.read' },
  jobsFailing: { label: 'Failing background jobs', read: 'audit.read' },
} as const satisfies Record<string, NeedFact>;

export type NeedId = keyof typeof needs;

export const needIds = Object.keys(needs) as NeedId[];
