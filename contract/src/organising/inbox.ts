import type { Permission } from '../session/organisers.ts';

interface InboxFact {
  label: string;
  read: Permission;
  change: Permission;
  /** Whether it can be answered by email. */
  canReply: boolean;
}

/** What people send to the organisers. */
export const inbox = {
  contact: { label: 'Contact', read: 'inbox.read', change: 'inbox.change', canReply: true },
  partnerRequest: { label: 'Partner request', read: 'inbox.read', change: 'inbox.change', canReply: true },
  errorReport: { label: 'Error report', read: 'inbox.read', change: 'inbox.change', canReply: true },
  messageReport: {
    label: 'Reported message',
    read: 'reports.read',
    change: 'reports.change',
    canReply: false,
  },
  proposal: { label: 'Proposal', read: 'proposals.read', change: 'proposals.change', canReply: true },
  sessionQuestion: { label: 'Question', read: 'questions.read', change: 'questions.change', canReply: false },
} as const satisfies Record<string, InboxFact>;

export type InboxKind = keyof typeof inbox;

export const inboxKinds = Object.keys(inbox) as InboxKind[];

/** The states of an item, which organisers set. */
export const inboxStates = ['new', 'open', 'done'] as const;

export type InboxState = (typeof inboxStates)[number];
