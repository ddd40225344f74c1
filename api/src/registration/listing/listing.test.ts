import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as listingCalls from '@summit/contract/calls/listing';
import { compareNames } from '@summit/contract/words/name-order';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { listings } from './listings.tables.ts';

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
});

afterAll(() => api.close());

const body = {
  listingInvitation: { company: 'Tidewater Ledger', contactName: 'Ann Low', email: 'ann@tidewater.example' },
  listingMetadata: {
    description: 'Ledgers for harbours.',
    website: 'https://tidewater.example',
    category: 'Ledgers',
    logoUrl: '',
  },
  additionalInformation: 'Near the stairs, please.',
};

const read = (token: string) => api.call(listingCalls.listing, { query: { token } });

const submit = (token: string, sent: object = body) =>
  api.call(listingCalls.submitListing, { query: { token }, body: { ...sent } });

test('returns an invitation with known data, and the size of the logo', async () => {
  const response = await read('demo-listing-invited');
  expect(response.body).toEqual({
    status: 'Invited',
    listingInvitation: {
      company: 'Tidewater Ledger',
      contactName: null,
      email: 'hello@tidewater-ledger.example',
    },
    listingMetadata: null,
    additionalInformation: null,
    logoSize: { width: 600, height: 300 },
    descriptionLimit: 600,
  });
  expect(response.raw.payload).not.toContain('token');
});

test('refuses the same input as the form', async () => {
  const { listingMetadata } = body;
  for (const wrong of [
    { listingInvitation: { ...body.listingInvitation, email: 'x' } },
    { listingMetadata: { ...listingMetadata, website: 'x' } },
    { listingMetadata: { ...listingMetadata, description: 'x'.repeat(601) } },
  ]) {
    const response = await submit('demo-listing-invited', { ...body, ...wrong });
    expect([response.status, response.code]).toEqual([400, 'validation.base-0001']);
  }
});

test('stores a submission once, also of two concurrent ones', async () => {
  const responses = await Promise.all([submit('demo-listing-invited'), submit('demo-listing-invited')]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(responses.find(({ status }) => status === 409)?.code).toBe('fm.cms-0059');
  expect((await read('demo-listing-invited')).body).toMatchObject({
    status: 'Submitted',
    listingInvitation: body.listingInvitation,
    listingMetadata: { description: 'Ledgers for harbours.', logoUrl: null },
    additionalInformation: 'Near the stairs, please.',
  });
});

test('can be resubmitted after a rejection, but not after the approval', async () => {
  await api.db.update(listings).set({ status: 'Rejected' }).where(eq(listings.company, 'Tidewater Ledger'));
  expect((await submit('demo-listing-invited')).body).toEqual({ status: 'Submitted' });
  expect((await read('demo-listing-approved')).body.status).toBe('Approved');
  expect((await submit('demo-listing-approved')).code).toBe('fm.cms-0060');
});

test('returns no listing for an unknown token', async () => {
  for (const response of [await read('made-up'), await submit('made-up')]) {
    expect([response.status, response.code]).toEqual([404, 'fm.cms-0061']);
  }
  expect((await api.call(listingCalls.listing)).code).toBe('validation.base-0001');
});

test('refuses submissions once the invitation has closed', async () => {
  for (const response of [await read('demo-listing-closed'), await submit('demo-listing-closed')]) {
    expect([response.status, response.code]).toEqual([404, 'fm.cms-0009']);
  }
});

test('the directory shows approved listings without their authors', async () => {
  const { body, raw } = await api.call(listingCalls.directory);
  const names = body.companies.map(({ company }) => company);
  expect(names).toContain('Ivorine');
  expect(names).not.toContain('Vexhallow');
  expect(names).toEqual(names.toSorted(compareNames));
  expect(body.totalItems).toBe(names.length);
  expect(raw.payload).not.toMatch(/tom\.adeyemi|contactName|token/);
});
