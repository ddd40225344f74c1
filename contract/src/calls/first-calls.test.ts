import { expect, test } from 'vitest';
import type { AnyObject, ObjectSchema } from 'yup';
import type { PageFact } from '../site/page.ts';
import * as pages from '../site/site-map.ts';
import { wholeRow, wholeRows } from '../tables/whole-rows.ts';
import { allCalls } from './all-calls.ts';
import { getFirstCall } from './first-calls.ts';

const linked = Object.entries<PageFact>(wholeRows(pages)).flatMap(([id, page]) => {
  const firstCall = getFirstCall(id, page);
  return firstCall === undefined ? [] : [{ id, page, firstCall }];
});

const rows = Object.values(allCalls).flatMap((table) => Object.values(table));
const getNames = (schema?: ObjectSchema<AnyObject>) => Object.keys(schema?.fields ?? {});

test('a page opened by a link declares its first call with the secrets in its address', () => {
  expect(getFirstCall('voucher', wholeRow(pages.voucher))).toBe('/public/voucher?token={token}');
  expect(getFirstCall('registrationInvitation', wholeRow(pages.registrationInvitation))).toBe(
    '/public/registration/vip/invitation/{slug}/{code}',
  );
  expect(getFirstCall('home', {})).toBeUndefined();
  expect(linked.length).toBeGreaterThan(8);
});

test.each(linked)('$id: $firstCall is public, and has no other parameters', ({ page, firstCall }) => {
  const [path = '', query = ''] = firstCall.split('?');
  const shape = path.replaceAll(/\{\w+\}/g, ':');
  const row = rows.find((one) => one.method === 'GET' && one.path.replaceAll(/:\w+/g, ':') === shape);
  expect(row).toMatchObject({ access: 'public' });
  expect(row?.captcha).toBeUndefined();
  expect(row?.personal).toBeUndefined();
  expect([...new URLSearchParams(query).keys()]).toEqual(getNames(row?.query));
  expect([...firstCall.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)).toEqual(page.secretParameters);
});
