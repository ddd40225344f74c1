import { defineCalls } from '../call.ts';
import { moment, shape, text } from '../answers.ts';
import { limits } from '../limits.ts';
import { email, fields, messageText, optionalEmail, optionalText, requiredText } from '../rules.ts';

const receipt = shape({ id: text(), sentAt: moment() });

/** The form of a message to an attendee or a speaker; `receiverId` is theirs. */
export const messageBody = fields({ receiverId: requiredText(), message: messageText() });

export const blitzMessageBody = fields({
  blitzId: requiredText(),
  receiverEmail: email(),
  message: messageText(),
});

/** The four names are those of the signed-in attendee when there is one; then `email` may be left out. */
export const sessionMessageBody = fields({
  sessionId: requiredText(),
  /** The settings may allow fewer characters: charactersLimit. */
  message: messageText(),
  email: optionalEmail(),
  firstName: optionalText(limits.name),
  lastName: optionalText(limits.name),
  company: optionalText(),
  jobTitle: optionalText(),
});

export const messagingCalls = defineCalls({
  messageAttendee: {
    method: 'POST',
    path: '/attendee/messages/attendee',
    access: 'attendee',
    summary: 'Sends a message to another attendee.',
    captcha: true,
    body: messageBody,
    response: receipt,
    errors: ['attendee-to-attendee-msg-0001', 'attendee-to-attendee-msg-0002', 'fm.cms-0123', 'message-0001'],
  },
  messageSpeaker: {
    method: 'POST',
    path: '/attendee/messages/speaker',
    access: 'attendee',
    summary: 'Sends a message to a speaker.',
    captcha: true,
    body: messageBody,
    response: receipt,
    errors: ['attendee-to-speaker-msg-0001', 'fm.cms-0123', 'message-0001'],
  },
  messageBlitzParticipant: {
    method: 'POST',
    path: '/attendee/message/blitz-participant',
    access: 'attendee',
    summary: 'Sends a message to a participant of a networking blitz.',
    captcha: true,
    body: blitzMessageBody,
    response: receipt,
    errors: ['attendee-to-blitz-msg-0001', 'fm.cms-0123', 'message-0001'],
  },
  messageSession: {
    method: 'POST',
    path: '/public/agenda/sessions/message',
    access: 'public',
    summary: 'Sends a question or message about a session.',
    captcha: true,
    body: sessionMessageBody,
    response: receipt,
    errors: ['cqrs-0009', 'fm.cms-0123', 'message-0001'],
  },
});
