import { awardsStatuses } from '../awards/awards-status.ts';
import { fields, momentText } from '../forms/rules.ts';
import { choice, flag, moment, shape, text } from '../requests/response-shapes.ts';
import { messages } from '../words/messages.ts';
import { status } from './organise/awards.ts';

/** The moment and the statuses that are to be seen, whatever the schedule says. */
export const wantedRehearsal = fields({
  at: momentText().required(messages.required),
  statuses: fields({ Company: status, Individual: status, Welcome: status }),
});

export const rehearsalLink = shape({
  address: text(),
  expiresAt: moment(),
  /** Also nominees who are not public yet: who has made the link may see them. */
  showsNominees: flag(),
});

export const rehearsal = shape({
  at: moment(),
  /** Of the venue. */
  timeZone: text(),
  statuses: shape({
    Company: choice(awardsStatuses),
    Individual: choice(awardsStatuses),
    Welcome: choice(awardsStatuses),
  }),
  /** Who has made its link. */
  by: text(),
  expiresAt: moment(),
});
