import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { type BallotReceipt, writeReceipt } from '@summit/contract/awards/ballot-receipt';
import * as ballotLogCalls from '@summit/contract/calls/ballot-log';
import { ballots } from '@summit/contract/season/ballots';
import { storageKeys } from '@summit/contract/session/storage-keys';
import { awardsTrustTexts as texts } from '@summit/contract/texts/awards-trust';
import { renderWithSession, respond, respondWithError, type TestResponse } from '@summit/shared-auth/testing';
import { renderPart } from '@summit/shared-ui/testing';
import { seasonResponses } from '../../testing/season-responses.ts';
import { signedLog } from '../../testing/signed-log.ts';
import { MyReceipts } from './my-receipts.tsx';
import { Receipt } from './receipt.tsx';

const none = { isVoted: false, votedAt: null, receipt: null, hasTicketVoted: false };

/** Responses for a logged-in account whose only ballot is this one. */
function ownBallot(receipt: string | null): TestResponse[] {
  const own = receipt ? { ...none, isVoted: true, votedAt: '2027-05-01T10:00:00.000Z', receipt } : none;
  return [
    respond(ballots.companyOne.status, own),
    respond(ballots.companyTwo.status, none),
    respond(ballots.individualOne.status, none),
    respond(ballots.individualTwo.status, none),
  ];
}

function render(
  part: ReactElement,
  session: 'anonymous' | 'signedIn' = 'anonymous',
  ...more: TestResponse[]
) {
  const responses = [...seasonResponses('PreWining', 'PreWining'), ...more];
  return renderWithSession(part, { responses, session, render: renderPart });
}

function open(session: 'anonymous' | 'signedIn', ...responses: TestResponse[]) {
  const user = userEvent.setup();
  render(<MyReceipts />, session, ...responses);
  return user;
}

async function checkPasted(user: ReturnType<typeof userEvent.setup>, line: string) {
  const field = await screen.findByRole('textbox', { name: texts['awardsReceipt.paste'] });
  await user.click(field);
  await user.paste(line);
  await user.click(screen.getByRole('button', { name: texts['awardsReceipt.checkPasted'] }));
}

const sealed = respondWithError(ballotLogCalls.ballotLog, 'voting-0006');

beforeEach(() => window.localStorage.clear());

describe('a pasted receipt', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'of ballot %i of 8 matches the list that it was signed for, and no altered one',
    async (number) => {
      const log = await signedLog(8);
      const index = number - 1;
      const held = log.receipts[index] as BallotReceipt;
      const proofs = log.getProofs(index);
      const user = open('signedIn', ...ownBallot(null), sealed, ...log.responses(proofs));
      await checkPasted(user, writeReceipt(held));
      const said = texts['awardsReceipt.included'].replace('{number}', String(number)).replace('{size}', '8');
      expect(await screen.findByText(said)).toBeVisible();
    },
  );

  test('is not included in a list that was rewritten and signed again', async () => {
    const [log, rewritten] = [await signedLog(8), await signedLog(8, { changed: 2 })];
    const held = log.receipts[2] as BallotReceipt;
    const user = open('signedIn', ...ownBallot(null), sealed, ...rewritten.responses(rewritten.getProofs(2)));
    await checkPasted(user, writeReceipt(held));
    expect(await screen.findByText(texts['awardsReceipt.differs'])).toBeVisible();
  });

  test('detects a change of an earlier ballot, although its own is included', async () => {
    const [log, rewritten] = [await signedLog(8), await signedLog(8, { changed: 0 })];
    const held = log.receipts[4] as BallotReceipt;
    const user = open('signedIn', ...ownBallot(null), sealed, ...rewritten.responses(rewritten.getProofs(4)));
    await checkPasted(user, writeReceipt(held));
    expect(await screen.findByText(texts['awardsReceipt.differs'])).toBeVisible();
  });

  test('is not checked against an unsigned head', async () => {
    const log = await signedLog(8);
    const proofs = log.getProofs(3);
    const forged = { ...proofs, head: { ...proofs.head, signature: 'ee'.repeat(64) } };
    const user = open('signedIn', ...ownBallot(null), sealed, ...log.responses(forged));
    await checkPasted(user, writeReceipt(log.receipts[3] as BallotReceipt));
    expect(await screen.findByText(texts['awardsReceipt.differs'])).toBeVisible();
  });

  test('without the site’s signature is reported as such', async () => {
    const log = await signedLog(8);
    const altered = { ...(log.receipts[3] as BallotReceipt), leaf: 'ab'.repeat(32), index: 4 };
    const user = open('signedIn', ...ownBallot(null), sealed, ...log.responses(log.getProofs(3)));
    await checkPasted(user, writeReceipt(altered));
    expect(await screen.findByText(texts['awardsReceipt.forged'])).toBeVisible();
    await userEvent.clear(screen.getByRole('textbox'));
    await checkPasted(user, 'summit-ballot/nothing');
    expect(await screen.findByText(texts['awardsReceipt.unreadable'])).toBeVisible();
  });

  test('that a busy server does not check is not taken for that of another voter', async () => {
    const log = await signedLog(8);
    const busy = respondWithError(ballotLogCalls.ballotInclusion, 'rate-limit-0001');
    const user = open('signedIn', ...ownBallot(null), busy, log.key, sealed);
    await checkPasted(user, writeReceipt(log.receipts[3] as BallotReceipt));
    expect(await screen.findByText(texts['awardsReceipt.unavailable'])).toBeVisible();
  });

  test('of another voter is checked with the public record once results are published', async () => {
    const log = await signedLog(8);
    const held = log.receipts[5] as BallotReceipt;
    const refused = respondWithError(ballotLogCalls.ballotInclusion, 'voting-0007');
    const user = open('anonymous', refused, log.key, sealed);
    await checkPasted(user, writeReceipt(held));
    expect(await screen.findByText(texts['awardsReceipt.notYours'])).toBeVisible();
  });

  test('of another season is checked with that season’s record, whatever the voter’s present ballot', async () => {
    const [before, now] = [
      await signedLog(8, { log: '2026-Company-one' }),
      await signedLog(8, { changed: 5 }),
    ];
    const user = open('signedIn', ...ownBallot(null), ...now.responses(now.getProofs(5)), before.record);
    await checkPasted(user, writeReceipt(before.receipts[5] as BallotReceipt));
    const said = texts['awardsReceipt.included'].replace('{number}', '6').replace('{size}', '8');
    expect(await screen.findByText(said)).toBeVisible();
  });

  test.each([
    ['included', 8, undefined],
    ['differs', 8, 1],
  ] as const)('with the public record: %s', async (verdict, size, changed) => {
    const log = await signedLog(8);
    const shown = await signedLog(size, { changed });
    const refused = respondWithError(ballotLogCalls.ballotInclusion, 'voting-0007');
    const user = open('anonymous', refused, log.key, shown.record);
    await checkPasted(user, writeReceipt(log.receipts[5] as BallotReceipt));
    const said = texts[`awardsReceipt.${verdict}`].replace('{number}', '6').replace('{size}', '8');
    expect(await screen.findByText(said)).toBeVisible();
  });
});

test('the receipts of device and account are listed once each in every status, and can be copied', async () => {
  const log = await signedLog(3);
  const [first = '', second = ''] = log.receipts.map(writeReceipt);
  const given = render(<Receipt receipt={first} votedAt={null} />);
  await screen.findByText(first);
  given.unmount();
  expect(window.localStorage.getItem(storageKeys.ballotReceipts)).toContain(first);

  const user = open('signedIn', ...ownBallot(second));
  const list = await screen.findByRole('list', { name: texts['awardsReceipt.mine'] });
  expect(await within(list).findByText(second)).toBeVisible();
  expect(within(list).getByText(first)).toBeVisible();
  expect(within(list).getAllByText(texts['awardsReceipt.vote.Company.one'])).toHaveLength(2);
  await user.click(
    within(list).getAllByRole('button', { name: texts['awardsReceipt.copy'] })[0] as HTMLElement,
  );
  expect(await screen.findByRole('button', { name: texts['awardsReceipt.copied'] })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(first);
});

test('neither of two tabs loses the other’s receipt', async () => {
  const log = await signedLog(3);
  const [, second = '', third = ''] = log.receipts.map(writeReceipt);
  const stored = { state: { receipts: [second] }, version: 0 };
  // The other tab has stored its receipt since this one read the list.
  window.localStorage.setItem(storageKeys.ballotReceipts, JSON.stringify(stored));
  render(<Receipt receipt={third} votedAt={null} />);
  await screen.findByText(third);
  const after = window.localStorage.getItem(storageKeys.ballotReceipts);
  expect(after).toContain(second);
  expect(after).toContain(third);
});
