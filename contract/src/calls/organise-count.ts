import { fields, oneOf, optionalFlag, requiredText } from '../forms/rules.ts';
import * as limits from '../limits/limits.ts';
import { defineCall } from '../requests/call.ts';
import { choice, flag, listed, nullableText, shape, text, whole } from '../requests/response-shapes.ts';
import { nomineeWithdrawals as withdrawals } from '../shapes/awards.ts';
import * as shapes from '../shapes/organise/count.ts';
import { messages } from '../words/messages.ts';
import { number } from '../yup.ts';

// Decisions that take two people, and what one steward may see once they have agreed.

export const exclusionProposals = defineCall({
  method: 'GET',
  path: '/backoffice/awards/exclusions',
  access: 'organiser',
  permission: 'awards.confirm',
  summary: 'The ballots that somebody wants to leave out of the count, and why.',
  response: shape({
    proposals: listed(
      shape({
        id: text(),
        log: text(),
        /** The ballot's number in the log. */
        index: whole(),
        reason: text(),
        proposedBy: text(),
        /** Whether the reader made the request: then another organiser has to confirm it. */
        isRequestedByMe: flag(),
        /** Null: nobody yet. */
        confirmedBy: nullableText(),
      }),
    ),
  }),
  errors: [],
});

export const proposeExclusion = defineCall({
  method: 'POST',
  path: '/backoffice/awards/exclusions',
  access: 'organiser',
  permission: 'awards.exclude',
  summary: 'Proposes to leave a ballot out of the count. It stays in the log.',
  body: fields({
    ...shapes.vote,
    index: number()
      .typeError(messages.number)
      .integer()
      .min(0)
      .max(1_000_000_000)
      .required(messages.required),
    reason: requiredText(limits.longText),
  }),
  errors: ['cqrs-0009', 'awards-desk-0007', 'awards-desk-0008', 'awards-desk-0010'],
});

export const confirmExclusion = defineCall({
  method: 'PUT',
  path: '/backoffice/awards/exclusions/:id',
  access: 'organiser',
  permission: 'awards.confirm',
  recent: true,
  summary:
    'Confirms an exclusion that somebody else has proposed. It is final, and published with both names.',
  params: fields({ id: requiredText() }),
  errors: ['cqrs-0009', 'organiser-0005', 'awards-desk-0004', 'awards-desk-0008', 'awards-desk-0010'],
});

export const nomineeWithdrawals = defineCall({
  method: 'GET',
  path: '/backoffice/awards/withdrawals',
  access: 'organiser',
  permission: 'awards.confirm',
  summary: 'The nominees that somebody wants to mark as withdrawn or disqualified, and why.',
  response: shape({
    proposals: listed(
      shape({
        id: text(),
        nomineeId: text(),
        name: text(),
        /** One name may stand in several categories, and every year. */
        categoryName: text(),
        year: whole(),
        kind: choice(withdrawals),
        reason: text(),
        proposedBy: text(),
        /** Whether the reader made the request: then another organiser has to confirm it. */
        isRequestedByMe: flag(),
        /** Null: nobody yet. */
        confirmedBy: nullableText(),
      }),
    ),
  }),
  errors: [],
});

export const proposeWithdrawal = defineCall({
  method: 'POST',
  path: '/backoffice/awards/withdrawals',
  access: 'organiser',
  permission: 'awards.nominations',
  summary: 'Proposes to mark a nominee as withdrawn or disqualified, at any time. Ballots stay as they are.',
  body: fields({
    nomineeId: requiredText(),
    kind: oneOf(withdrawals),
    reason: requiredText(limits.longText),
  }),
  errors: ['cqrs-0009', 'awards-desk-0014'],
});

export const confirmWithdrawal = defineCall({
  method: 'PUT',
  path: '/backoffice/awards/withdrawals/:id',
  access: 'organiser',
  permission: 'awards.confirm',
  recent: true,
  summary:
    'Confirms what somebody else has proposed: the nominee cannot be chosen, and results pass them over.',
  params: fields({ id: requiredText() }),
  errors: ['cqrs-0009', 'organiser-0005', 'awards-desk-0004'],
});

export const unseal = defineCall({
  method: 'POST',
  path: '/backoffice/awards/unseal',
  access: 'organiser',
  permission: 'awards.unseal',
  recent: true,
  summary: 'Unseals the count of a vote that has closed: a steward asks, somebody else confirms.',
  body: fields({
    ...shapes.vote,
    /** False: the caller has seen no request, so that one of somebody else's is not confirmed. */
    isConfirming: optionalFlag(),
  }),
  response: shape({ state: choice(['requested', 'unsealed']) }),
  errors: ['organiser-0005', 'resource-0001', 'awards-desk-0004', 'awards-desk-0005', 'awards-desk-0006'],
});

export const awardsCounts = defineCall({
  method: 'GET',
  path: '/backoffice/awards/counts/:awardsType/:step',
  access: 'organiser',
  permission: 'awards.counts',
  summary: 'The votes of each nominee in a vote whose count is unsealed.',
  params: fields(shapes.vote),
  response: shape({
    counts: listed(shape({ categoryId: text(), nomineeId: text(), name: text(), votes: whole() })),
  }),
  errors: ['awards-desk-0005'],
});

export const publishResults = defineCall({
  method: 'PUT',
  path: '/backoffice/awards/results',
  access: 'organiser',
  permission: 'awards.counts',
  summary:
    'Stores winners and leaders by the count of the second vote; visitors see them when the status is Wining.',
  body: fields({
    awardsType: shapes.vote.awardsType,
    /** The number of places after the winners. */
    leaders: number()
      .typeError(messages.number)
      .integer()
      .min(0, messages.minValue)
      .max(limits.maxLeaders)
      .required(messages.required),
  }),
  errors: ['awards-desk-0005', 'awards-desk-0013'],
});
