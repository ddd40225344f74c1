import { limits } from './limits.ts';
import { email, fields, messageText, requiredText } from './rules.ts';

/** What a visitor may write about. */
export const contactTopics = [
  'tickets',
  'speaking',
  'sponsoring',
  'business-booster',
  'start-up',
  'roundtables',
  'volunteering',
  'awards',
  'press',
  'accessibility',
  'other',
] as const;

/** The fields of the contact form. Apart from the calls, because their readers have no use for its rules. */
export const contactBody = fields({
  name: requiredText(limits.name),
  email: email(),
  topic: requiredText(),
  message: messageText(),
});
