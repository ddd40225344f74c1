import * as messagingCalls from '@summit/contract/calls/messaging';
import { type Capability, serve } from '../../platform/serve.ts';
import { createMessageAttendeeHandler } from './message-attendee.ts';
import { createMessageBlitzParticipantHandler } from './message-blitz-participant.ts';
import { createMessageSessionHandler } from './message-session.ts';
import { createMessageSpeakerHandler } from './message-speaker.ts';

/** Messages of attendees to each other, to speakers and to blitz participants, and questions about sessions. */
export const messaging: Capability = (app, platform) => {
  serve(app, messagingCalls, {
    messageAttendee: createMessageAttendeeHandler(platform),
    messageSpeaker: createMessageSpeakerHandler(platform),
    messageSession: createMessageSessionHandler(platform),
    messageBlitzParticipant: createMessageBlitzParticipantHandler(platform),
  });
};
