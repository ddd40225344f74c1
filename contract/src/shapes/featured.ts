import * as limits from '../limits.ts';
import { query } from '../list-query.ts';
import { requiredText } from '../rules.ts';

export const token = query({ token: requiredText(limits.longText) });
