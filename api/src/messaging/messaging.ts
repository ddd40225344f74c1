import * as messagingCalls from '@summit/contract/calls/messaging';
import { type Capability, serve } from '../platform/serve.ts';
import { messageAttendeeWith } from './message-attendee.ts';
import { messageBlitzParticipantWith } from './message-blitz-participant.ts';
import { messageSessionWith } from './message-session.ts';
import { messageSpeakerWith } from './message-speaker.ts';

/** Messages of attendees to each other, to speakers and to blitz participants, and questions about sessions. */
export const messaging: Capability = (app, platform) => {
  serve(app, messagingCalls, {
    messageAttendee: messageAttendeeWith(platform),
    messageSpeaker: messageSpeakerWith(platform),
    messageSession: messageSessionWith(platform),
    messageBlitzParticipant: messageBlitzParticipantWith(platform),
  });
};
