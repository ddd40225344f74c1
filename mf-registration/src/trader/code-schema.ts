import { fields, requiredText } from '@summit/contract/forms/rules';

/** The code of an invitation, typed. */
export const codeSchema = fields({ code: requiredText() });
