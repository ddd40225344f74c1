import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { writeReceipt } from '@summit/contract/ballot-receipt';
import { ballots } from '@summit/contract/ballots';
import { ballotLogCalls } from '@summit/contract/calls/ballot-log';
import { renderWithSession, respond, respondWithError, type TestResponse } from '@summit/shared-auth/testing';
import { renderPart } from '@summit/shared-ui/testing';
import { seasonResponses } from '../testing/season-responses.ts';
import { ReceiptActions } from './receipt-actions.tsx';

// The third leaf of a public example of RFC 6962 with four leaves.
const leaf = '0298d122906dcfc10892cb53a73992fc5b9f493ea4c9badb27b791b4127a7fe7';
const proof = [
  '07506a85fd9dd2f120eb694f86011e5bb4662e5c415a62917033d4a9624487e7',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
];
const root = 'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7';
const receipt = writeReceipt({
  log: '2027-Company-one',
  index: 2,
  leaf,
  root: 'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  rulesHash: 'cc'.repeat(32),
  signature: 'dd'.repeat(64),
});

function open(inclusion: TestResponse) {
  renderWithSession(<ReceiptActions receipt={receipt} ballot={ballots.companyOne} />, {
    responses: [...seasonResponses('VoteOne', 'VoteOne'), inclusion],
    session: 'signedIn',
    render: renderPart,
  });
}

const inclusionWith = (change: object) =>
  respond(ballotLogCalls.ballotInclusion, {
    index: 2,
    leaf,
    head: { size: 4, root, signature: 'ee'.repeat(64) },
    proof,
    ...change,
  });

test('computes in the browser that the ballot is in the signed list', async () => {
  open(inclusionWith({}));
  await userEvent.click(await screen.findByRole('button', { name: 'Check my receipt' }));
  expect(await screen.findByText(/Your ballot is number 3 of 4 in the signed list/)).toBeVisible();
});

test.each([
  ['another list', { head: { size: 4, root: 'ab'.repeat(32), signature: '' } }],
  ['a proof that is too short', { proof: proof.slice(1) }],
  ['another list of the same size', { head: { size: 3, root, signature: '' }, proof: [proof[1]] }],
])('says when the server proves %s', async (_what, change) => {
  open(inclusionWith(change));
  await userEvent.click(await screen.findByRole('button', { name: 'Check my receipt' }));
  expect(await screen.findByText(/does not contain the ballot of this receipt/)).toBeVisible();
});

test('a check that fails says nothing against the ballot', async () => {
  open(respondWithError(ballotLogCalls.ballotInclusion, 'server-0001'));
  await userEvent.click(await screen.findByRole('button', { name: 'Check my receipt' }));
  expect(await screen.findByText(/Your ballot is not affected/)).toBeVisible();
});

test('copies the whole receipt', async () => {
  const user = userEvent.setup();
  open(inclusionWith({}));
  await user.click(await screen.findByRole('button', { name: 'Copy the receipt' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(receipt);
});
