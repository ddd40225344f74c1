import { awardsStatuses } from '../awards/awards-status.ts';
import { fields, momentText } from '../forms/rules.ts';
import { choice, flag, moment, shape, text } from '../requests/response-shapes.ts';
import { messages } from '../words/messages.ts';
import { status } from './organise/awards.ts';

/** The moment and the statuses that the rehearsal shows, regardless of the schedule. */
export const wantedRehearsal = fields({
  at: momentText().required(messages.required),
  statuses: fields({ Company: status, Individual: status, Welcome: status }),
});

export const rehearsalLink = shape({
  address: text(),
  expiresAt: moment(),
  /** Whether nominees are shown that are not public yet: the link's author may see them. */
  showsNominees: flag(),
});

export const rehearsal = shape({
  at: moment(),
  timeZone: text(),
  statuses: shape({
    Company: choice(awardsStatuses),
    Individual: choice(awardsStatuses),
    Welcome: choice(awardsStatuses),
  }),
  /** The organiser who has made the link. */
  by: text(),
  expiresAt: moment(),
});
