import { fields, messageText, optionalEmail, optionalText, requiredText } from '../forms/rules.ts';
import * as limits from '../limits/limits.ts';
import { moment, shape, text } from '../requests/response-shapes.ts';
import { messages } from '../words/messages.ts';

export const receipt = shape({ id: text(), sentAt: moment() });

/** The form of a message to an attendee or a speaker; `receiverId` is theirs. */
export const messageBody = fields({ receiverId: requiredText(), message: messageText() });

/** A message to one of a participant's contacts: by the id in the list, or by an address that the sender has. */
export const blitzMessageBody = fields({
  blitzId: requiredText(),
  contactId: optionalText(),
  receiverEmail: optionalEmail().when('contactId', {
    is: (contactId?: string) => !contactId,
    then: (rule) => rule.required(messages.required),
  }),
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
