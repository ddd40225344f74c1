import { voteSteps } from '../../awards/awards-status.ts';
import { oneOf } from '../../forms/rules.ts';
import { awardsTypes } from '../awards.ts';

export const vote = { awardsType: oneOf(awardsTypes), step: oneOf(voteSteps) };
