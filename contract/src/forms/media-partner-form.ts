import * as limits from '../limits/limits.ts';
import { email, fields, messageText, optionalPhone, requiredText } from './rules.ts';

/**
 * The fields of the form for media partners. Not in the table of calls, whose other importers need none of its
 * rules.
 */
export const becomeMediaPartnerBody = fields({
  company: requiredText(),
  name: requiredText(limits.name),
  email: email(),
  phone: optionalPhone(),
  mediaKitId: requiredText(),
  message: messageText().notRequired(),
});
