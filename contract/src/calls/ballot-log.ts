import { defineCalls } from '../call.ts';
import { query } from '../list-query.ts';
import { choice, flag, listed, moment, nullableText, shape, text, whole } from '../response-shapes.ts';
import { oneOf, optionalText, requiredText } from '../rules.ts';
import { awardsTypes } from './awards.ts';

/** The two votes of a season, one after the other. */
const voteSteps = ['one', 'two'] as const;

/** Which of a season's ballots. */
const whichBallot = { awardsType: oneOf(awardsTypes), step: oneOf(voteSteps) };

/** The state of a log of ballots at one size, signed. Hashes and signatures are hex. */
const signedHead = shape({ size: whole(), root: text(), signature: text() });

const choiceOfBallot = shape({ categoryId: text(), nomineeId: text() });

/**
 * Everything public about the ballots of one vote, once its results are: enough to check that none was lost or altered,
 * and nothing that links a ballot to what it chose.
 */
const ballotLog = shape({
  /** `2027-Company-one`. */
  log: text(),
  /** Ed25519, 32 bytes. */
  publicKey: text(),
  /** What a ballot could choose, as it was frozen when the vote opened. */
  rules: text(),
  rulesHash: text(),
  leaves: listed(text()),
  heads: listed(
    shape({
      size: whole(),
      root: text(),
      signature: text(),
      publishedAt: moment(),
      isClosing: flag(),
      /** Of the head with when and why it was published; null: it is older than this signature. */
      publishedSignature: nullableText(),
    }),
  ),
  /** Ballots that do not count: which, why, and which two people decided it. */
  exclusions: listed(
    shape({
      index: whole(),
      reason: text(),
      proposedBy: text(),
      /** Who it is: two people may have one name. Null: older than these ids. */
      proposedById: nullableText(),
      confirmedBy: text(),
      confirmedById: nullableText(),
      excludedAt: moment(),
    }),
  ),
  /** What was announced, signed; the last one is in force. A further one was made where a nominee was withdrawn later. */
  records: listed(shape({ record: text(), signature: text() })),
  /** How many ballots count. */
  ballots: whole(),
  /** Their choices, shuffled, each by itself: whole ballots could be recognised by an unusual combination. */
  choices: listed(choiceOfBallot),
  totals: listed(shape({ categoryId: text(), nomineeId: text(), votes: whole() })),
});

export const ballotLogCalls = defineCalls({
  ballotLog: {
    method: 'GET',
    path: '/public/awards/ballot-log',
    access: 'public',
    summary: 'The record of the ballots of one vote; refused until its results are announced.',
    query: query({
      ...whichBallot,
      /** The current year when it is left out. */
      year: optionalText(4),
    }),
    response: ballotLog,
    errors: ['voting-0006'],
  },
  ballotKey: {
    method: 'GET',
    path: '/public/awards/ballot-key',
    access: 'public',
    summary: 'The public key that receipts and heads of the ballots are signed with.',
    response: shape({ algorithm: choice(['Ed25519']), publicKey: text() }),
    errors: [],
  },
  ballotInclusion: {
    method: 'GET',
    path: '/attendee/awards/ballot-log/inclusion',
    access: 'attendee',
    summary:
      "Proves that the attendee's own ballot is in the log: in the latest published head, or its receipt's.",
    query: query(whichBallot),
    response: shape({
      /** Of the present season: a receipt may be of another one. */
      log: text(),
      index: whole(),
      leaf: text(),
      head: signedHead,
      /** From the leaf to the root (RFC 9162). */
      proof: listed(text()),
    }),
    errors: ['voting-0007'],
  },
  ballotConsistency: {
    method: 'GET',
    path: '/attendee/awards/ballot-log/consistency',
    access: 'attendee',
    summary: "Proves that the log only grew between the head of the attendee's receipt and a later one.",
    query: query({
      ...whichBallot,
      /** The size of the later head, as `ballotInclusion` returns it. */
      size: requiredText(),
    }),
    response: shape({ older: signedHead, newer: signedHead, proof: listed(text()) }),
    errors: ['voting-0007', 'voting-0008'],
  },
});
