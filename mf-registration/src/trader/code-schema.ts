import { fields, requiredText } from '@summit/contract/rules';

/** The code of an invitation, typed. */
export const codeSchema = fields({ code: requiredText() });
