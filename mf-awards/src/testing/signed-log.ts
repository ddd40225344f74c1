import { headText } from '@summit/contract/awards/ballot-head';
import type { BallotReceipt } from '@summit/contract/awards/ballot-receipt';
import * as ballotLogCalls from '@summit/contract/calls/ballot-log';
import { respond, sampleResponse, type TestResponse } from '@summit/shared-auth/testing';

const rulesHash = 'cc'.repeat(32);

const toHex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const fromHex = (hex: string) => (hex.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16));
const hash = async (bytes: number[]) => toHex(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes)));

let keys: Promise<CryptoKeyPair> | undefined;

/** All logs of a test file use the same key, as on a site. */
function keyPair(): Promise<CryptoKeyPair> {
  keys ??= crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify']) as Promise<CryptoKeyPair>;
  return keys;
}

/** The root of leaves, by the definition (RFC 9162, 2.1.1). */
async function getRoot(leaves: readonly string[]): Promise<string> {
  if (leaves.length === 1) return leaves[0] ?? '';
  const split = getSplit(leaves.length);
  const [left, right] = [await getRoot(leaves.slice(0, split)), await getRoot(leaves.slice(split))];
  return hash([1, ...fromHex(left), ...fromHex(right)]);
}

const getSplit = (size: number) => 2 ** Math.floor(Math.log2(size - 1));

async function getInclusion(leaves: readonly string[], index: number): Promise<string[]> {
  if (leaves.length === 1) return [];
  const split = getSplit(leaves.length);
  const [left, right] = [leaves.slice(0, split), leaves.slice(split)];
  return index < split
    ? [...(await getInclusion(left, index)), await getRoot(right)]
    : [...(await getInclusion(right, index - split)), await getRoot(left)];
}

async function getConsistency(leaves: readonly string[], size: number, isKnown = true): Promise<string[]> {
  if (size === leaves.length) return isKnown ? [] : [await getRoot(leaves)];
  const split = getSplit(leaves.length);
  const [left, right] = [leaves.slice(0, split), leaves.slice(split)];
  return size <= split
    ? [...(await getConsistency(left, size, isKnown)), await getRoot(right)]
    : [...(await getConsistency(right, size - split, false)), await getRoot(left)];
}

/** A log of this many ballots, signed like a server's; one of them may differ from other logs. */
export async function signedLog(
  size: number,
  { changed, log = '2027-Company-one' }: { changed?: number; log?: string } = {},
) {
  const { publicKey, privateKey } = await keyPair();
  const leaves = await Promise.all(
    Array.from({ length: size }, (_leaf, at) => hash([0, at, at === changed ? 1 : 0])),
  );
  const heads = await Promise.all(
    leaves.map(async (_leaf, at) => {
      const head = { size: at + 1, root: await getRoot(leaves.slice(0, at + 1)) };
      const text = new TextEncoder().encode(headText({ log, rulesHash }, head));
      return { ...head, signature: toHex(await crypto.subtle.sign('Ed25519', privateKey, text)) };
    }),
  );
  const receipts = heads.map(({ root, signature }, index): BallotReceipt => {
    return { log, index, leaf: leaves[index] ?? '', root, rulesHash, signature };
  });
  const key = respond(ballotLogCalls.ballotKey, {
    algorithm: 'Ed25519',
    publicKey: toHex(await crypto.subtle.exportKey('raw', publicKey)),
    publicKeyBefore: null,
  });
  const head = heads[size - 1] ?? { size, root: '', signature: '' };
  const inclusions = await Promise.all(leaves.map((_leaf, index) => getInclusion(leaves, index)));
  const growths = await Promise.all(leaves.map((_leaf, index) => getConsistency(leaves, index + 1)));
  const getProofs = (index: number) => ({
    log,
    index,
    leaf: leaves[index] ?? '',
    head,
    proof: inclusions[index] ?? [],
  });
  return {
    receipts,
    key,
    getProofs,
    /** The server's responses with the proof for a ballot's voter. */
    responses: (inclusion: ReturnType<typeof getProofs>): TestResponse[] => [
      key,
      respond(ballotLogCalls.ballotInclusion, inclusion),
      respond(ballotLogCalls.ballotConsistency, {
        older: heads[inclusion.index] ?? head,
        newer: head,
        proof: growths[inclusion.index] ?? [],
      }),
    ],
    record: respond(
      ballotLogCalls.ballotLog,
      sampleResponse(ballotLogCalls.ballotLog, {
        log,
        rulesHash,
        leaves,
        heads: [
          { ...head, publishedAt: '2027-05-02T10:00:00.000Z', isClosing: true, publishedSignature: '' },
        ],
      }),
    ),
  };
}
