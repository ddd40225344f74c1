import { fields, requiredText } from '../../forms/rules.ts';

/** `id` is the invitation's id or its slug. */
export const params = fields({ id: requiredText(), code: requiredText() });
