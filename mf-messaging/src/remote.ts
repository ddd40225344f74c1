import { defineRemote } from '@summit/shared-ui/remote';

export default defineRemote('messaging', {
  pages: {
    conversation: () => import('./conversation/conversation-page.tsx'),
  },
  dialogs: {
    messageAttendee: () => import('./attendee/message-attendee-dialog.tsx'),
    messageSpeaker: () => import('./speaker/message-speaker-dialog.tsx'),
    messageBlitzParticipant: () => import('./blitz/message-blitz-participant-dialog.tsx'),
    askSession: () => import('./session/ask-session-dialog.tsx'),
  },
});
