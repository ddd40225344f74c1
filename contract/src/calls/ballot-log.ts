import { optionalText, requiredText } from '../forms/rules.ts';
import { defineCall } from '../requests/call.ts';
import { query } from '../requests/list-query.ts';
import { choice, listed, nullableText, shape, text, whole } from '../requests/response-shapes.ts';
import * as shapes from '../shapes/ballot-log.ts';

export const ballotLog = defineCall({
  method: 'GET',
  path: '/public/awards/ballot-log',
  access: 'public',
  summary: 'The record of the ballots of one vote; refused until its results are announced.',
  query: query({
    ...shapes.whichBallot,
    /** The current year when it is left out. */
    year: optionalText(4),
  }),
  response: shapes.ballotLog,
  errors: ['voting-0006'],
});

export const ballotKey = defineCall({
  method: 'GET',
  path: '/public/awards/ballot-key',
  access: 'public',
  summary:
    'The public key that receipts and heads of the ballots are signed with; while it is replaced, also the one of votes that began before.',
  response: shape({ algorithm: choice(['Ed25519']), publicKey: text(), publicKeyBefore: nullableText() }),
  errors: [],
});

export const ballotInclusion = defineCall({
  method: 'GET',
  path: '/attendee/awards/ballot-log/inclusion',
  access: 'attendee',
  summary:
    "Proves that the attendee's own ballot is in the log: in the latest published head, or its receipt's.",
  query: query(shapes.whichBallot),
  response: shape({
    /** The log of the present season: a receipt may belong to another one. */
    log: text(),
    index: whole(),
    leaf: text(),
    head: shapes.signedHead,
    /** The hashes from the leaf to the root (RFC 9162). */
    proof: listed(text()),
  }),
  errors: ['voting-0007'],
});

export const ballotConsistency = defineCall({
  method: 'GET',
  path: '/attendee/awards/ballot-log/consistency',
  access: 'attendee',
  summary: "Proves that the log only grew between the head of the attendee's receipt and a later one.",
  query: query({
    ...shapes.whichBallot,
    /** The size of the later head, as `ballotInclusion` returns it. */
    size: requiredText(),
  }),
  response: shape({ older: shapes.signedHead, newer: shapes.signedHead, proof: listed(text()) }),
  errors: ['voting-0007', 'voting-0008'],
});
