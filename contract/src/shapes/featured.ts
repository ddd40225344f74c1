import { requiredText } from '../forms/rules.ts';
import * as limits from '../limits/limits.ts';
import { query } from '../requests/list-query.ts';

export const token = query({ token: requiredText(limits.longText) });
