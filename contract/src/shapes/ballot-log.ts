import { oneOf } from '../forms/rules.ts';
import { flag, listed, moment, nullableText, shape, text, whole } from '../requests/response-shapes.ts';
import { awardsTypes } from './awards.ts';

/** The two votes of a season, one after the other. */
export const voteSteps = ['one', 'two'] as const;

/** The track and step of one of a season's ballots. */
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
  /** The choices that a ballot allowed, frozen when the vote opened. */
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
      /** The signature of the head with when and why it was published; null for heads older than this signature. */
      publishedSignature: nullableText(),
    }),
  ),
  /** The ballots that do not count, with the reason and the two people who decided it. */
  exclusions: listed(
    shape({
      index: whole(),
      reason: text(),
      proposedBy: text(),
      /** The person's id, because two people may have one name; null for exclusions older than these ids. */
      proposedById: nullableText(),
      confirmedBy: text(),
      confirmedById: nullableText(),
      excludedAt: moment(),
    }),
  ),
  /** The signed announcements, of which the last one is in force. A nominee's later withdrawal adds one. */
  records: listed(shape({ record: text(), signature: text() })),
  /** How many ballots count. */
  ballots: whole(),
  /** Their choices, shuffled, each by itself: whole ballots could be recognised by an unusual combination. */
  choices: listed(choiceOfBallot),
  totals: listed(shape({ categoryId: text(), nomineeId: text(), votes: whole() })),
});
