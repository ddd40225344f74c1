import type { RemoteName } from './site-map.ts';

/** Every dialog that one part of the site owns and any other may open. The login popup opens by its hash instead. */
export const dialogs = {
  messageAttendee: { owner: 'messaging' },
  messageSpeaker: { owner: 'messaging' },
  messageBlitzParticipant: { owner: 'messaging' },
  askSession: { owner: 'messaging' },
  registeredUsersOnly: { owner: 'registration' },
  siteMessage: { owner: 'shell' },
} as const satisfies Record<string, { owner: RemoteName | 'shell' }>;

export type DialogId = keyof typeof dialogs;

interface PropsByDialog {
  messageAttendee: { receiverId: string; receiverName?: string };
  messageSpeaker: { receiverId: string; receiverName?: string };
  messageBlitzParticipant: { blitzId: string; receiverEmail: string; receiverName?: string };
  /** A question or message about a session; anybody may send one. */
  askSession: { sessionId: string; sessionTitle?: string };
  /** An action that is for registered users: says so and offers the registration. */
  registeredUsersOnly: { message?: string };
  /** A static text of the type `success message` or `error message`, by its name. */
  siteMessage: { name: string };
}

export type DialogProps<Id extends DialogId> = PropsByDialog[Id];
