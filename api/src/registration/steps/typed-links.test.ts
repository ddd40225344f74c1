import { afterAll, beforeAll, expect, test } from 'vitest';
import * as vipCalls from '@summit/contract/calls/vip';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

test.each([
  { id: 'SUMMIT-GUESTS', code: 'DEMO-GUEST' },
  { id: 'Summit\u2011Guests', code: ' demo\u2013guest\u200b' },
  { id: 'summit-guests', code: '\uff24emo-guest.' },
])('a link to a pass typed from paper is recognised: %j', async (params) => {
  expect((await api.call(vipCalls.vipInvitation, { params })).status).toBe(200);
});
