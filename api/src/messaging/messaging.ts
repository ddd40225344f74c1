import { messagingCalls } from '@summit/contract/calls/messaging';
import { notBuilt, serve, type Capability } from '../platform/serve.ts';
import { messageAttendeeWith } from './message-attendee.ts';
import { messageSessionWith } from './message-session.ts';
import { messageSpeakerWith } from './message-speaker.ts';

/** Messages of attendees to each other and to speakers, and questions about sessions. */
export const messaging: Capability = (app, platform) => {
  serve(app, messagingCalls, {
    messageAttendee: messageAttendeeWith(platform),
    messageSpeaker: messageSpeakerWith(platform),
    messageSession: messageSessionWith(platform),
    messageBlitzParticipant: notBuilt,
  });
};
