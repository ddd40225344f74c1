import * as limits from '../limits.ts';
import { requiredText } from '../rules.ts';

export const token = requiredText(limits.longText);
