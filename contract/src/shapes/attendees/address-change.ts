import { requiredText } from '../../forms/rules.ts';
import * as limits from '../../limits/limits.ts';

export const token = requiredText(limits.longText);
