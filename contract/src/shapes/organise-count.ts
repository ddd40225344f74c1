import { oneOf } from '../rules.ts';
import { awardsTypes } from './awards.ts';

export const vote = { awardsType: oneOf(awardsTypes), step: oneOf(['one', 'two']) };
