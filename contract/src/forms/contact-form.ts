import * as limits from '../limits/limits.ts';
import { messages } from '../words/messages.ts';
import { contactTopics } from './contact-topics.ts';
import { email, fields, messageText, requiredText } from './rules.ts';

/** A form starts without a topic: that is reported as missing, not as invalid. */
function isTopic(topic: string | undefined): boolean {
  return !topic || (contactTopics as readonly string[]).includes(topic);
}

/** The fields of the contact form. Not in the table of calls, whose other importers do not need its rules. */
export const contactBody = fields({
  name: requiredText(limits.name),
  email: email(),
  topic: requiredText().test('topic', messages.oneOf, isTopic),
  message: messageText(),
});
