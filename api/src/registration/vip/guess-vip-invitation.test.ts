import { afterAll, beforeAll, expect, test } from 'vitest';
import * as vipCalls from '@summit/contract/calls/vip';
import { visitorLimits } from '@summit/contract/limits/rate-limits';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { addVipInvitation } from '../public/vip.queries.ts';
import { vipInvitationsResource } from '../public/vip-resource.ts';
import { vipInvitations } from './vip.tables.ts';

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

const open = (params: { id: string; code: string }, network = '203.0.113.7') =>
  api.call(vipCalls.vipInvitation, { params, headers: { 'x-forwarded-for': network } });

test('guessing codes of links to passes is limited, and the right one does not count', async () => {
  const [invitation] = await api.db.select().from(vipInvitations);
  const right = { id: invitation?.slug ?? '', code: invitation?.code ?? '' };
  const { limit } = visitorLimits.vipCodeOfDevice;
  for (let visit = 0; visit < limit + 5; visit += 1) expect((await open(right)).status).toBe(200);
  for (let guess = 0; guess < limit; guess += 1) {
    expect((await open({ ...right, code: `guess-${guess}` })).status).toBe(404);
  }
  expect((await open(right)).code).toBe('rate-limit-0001');
  expect((await open(right, '203.0.113.8')).status).toBe(200);
});

test('a link typed from paper opens the invitation in any letter case', async () => {
  const [invitation] = await api.db.select().from(vipInvitations);
  const { id = '', slug = '', code = '' } = invitation ?? {};
  const swapped = (text: string) =>
    text.replaceAll(/[a-z]/gi, (letter) =>
      letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
    );
  for (const typed of [
    { id: slug.toUpperCase(), code: code.toUpperCase() },
    { id: slug.toLowerCase(), code: code.toLowerCase() },
    { id: swapped(slug), code: swapped(code) },
    { id: id.toUpperCase(), code: swapped(code) },
  ]) {
    expect([typed, (await open(typed, '203.0.113.9')).status]).toEqual([typed, 200]);
  }
  expect((await open({ id: slug, code: `${code}x` }, '203.0.113.9')).status).toBe(404);
});

test('lookalike characters in a typed link are recognised', async () => {
  const [invitation] = await api.db.select().from(vipInvitations);
  const [id, code] = [invitation?.slug ?? '', invitation?.code ?? ''];
  for (const params of [
    { id: id.toUpperCase(), code: code.toUpperCase() },
    { id: `${id}\u200b`, code: `“${code}”` },
    { id, code: `${code.replaceAll('-', '–')}.` },
  ]) {
    expect((await open(params, '203.0.113.9')).status).toBe(200);
  }
});

test('no two invitations have links that look alike', async () => {
  const [invitation] = await api.db.select().from(vipInvitations);
  const { slug = '', code = '', categoryId = '' } = invitation ?? {};
  const add = (other: string) =>
    addVipInvitation(api.db, { slug, code: other, name: 'Twin', categoryId, passesLimit: 1 });
  await expect(add(code.toLowerCase())).rejects.toMatchObject({ code: 'fm.cms-0033' });
  await expect(add(code.toUpperCase())).rejects.toMatchObject({ code: 'fm.cms-0033' });
});

test('organisers cannot choose a code that is easily guessed', () => {
  const { fields } = vipInvitationsResource.getFields(null);
  const code = fields.code as unknown as { validateSync(value: string): unknown };
  expect(() => code.validateSync('short')).toThrow('Please use at least 8 characters');
  expect(code.validateSync('long-enough')).toBe('long-enough');
  expect(code.validateSync('')).toBe('');
});
