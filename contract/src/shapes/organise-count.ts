import { oneOf } from '../forms/rules.ts';
import { awardsTypes } from './awards.ts';

export const vote = { awardsType: oneOf(awardsTypes), step: oneOf(['one', 'two']) };
