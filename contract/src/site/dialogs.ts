import type { RemoteName } from './page.ts';

/** Every dialog that one part of the site owns and any other may open. The login popup opens by its hash instead. */
export const dialogs = {
  messageAttendee: { owner: 'messaging' },
  messageSpeaker: { owner: 'messaging' },
  messageBlitzParticipant: { owner: 'messaging' },
  askSession: { owner: 'messaging' },
  registeredUsersOnly: { owner: 'registration' },
  unknownInvitation: { owner: 'registration' },
  siteMessage: { owner: 'shell' },
} as const satisfies Record<string, { owner: RemoteName | 'shell' }>;

export type DialogId = keyof typeof dialogs;

interface PropsByDialog {
  messageAttendee: { receiverId: string; receiverName?: string };
  messageSpeaker: { receiverId: string; receiverName?: string };
  /** A null contact: the visitor is not logged in, and is asked to log in. */
  messageBlitzParticipant: { blitzId: string; contactId: string | null; receiverName?: string };
  /** A question or message about a session; anybody may send one. */
  askSession: { sessionId: string; sessionTitle?: string };
  /** An action for registered users only: says so and offers the registration. */
  registeredUsersOnly: { message?: string };
  /** Somebody opened the link of an unknown invitation; `requestId` is that of the response. */
  unknownInvitation: { requestId: string | null };
  /** A static text of the type `success message` or `error message`, by its name. */
  siteMessage: { name: string };
}

export type DialogProps<Id extends DialogId> = PropsByDialog[Id];
