import { oneOf } from '../forms/rules.ts';
import { flag, listed, moment, nullableText, shape, text, whole } from '../requests/response-shapes.ts';
import { awardsTypes } from './awards.ts';

/** The two votes of a season, one after the other. */
export const voteSteps = ['one', 'two'] as const;

/** Which of a season's ballots. */
export const whichBallot = { awardsType: oneOf(awardsTypes), step: oneOf(voteSteps) };

/** The state of a log of ballots at one size, signed. Hashes and signatures are hex. */
export const signedHead = shape({ size: whole(), root: text(), signature: text() });

const choiceOfBallot = shape({ categoryId: text(), nomineeId: text() });

/**
 * Everything public about the ballots of one vote, once its results are: enough to check that none was lost or altered,
 * and nothing that links a ballot to what it chose.
 */
export const ballotLog = shape({
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
