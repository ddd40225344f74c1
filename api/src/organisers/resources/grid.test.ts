import { afterAll, beforeAll, expect, test } from 'vitest';
import * as calls from '@summit/contract/calls/organise-resources';
import { type ResourceId, resourceIds } from '@summit/contract/organising/resources';
import { getOrganiser } from '../../testing/organise-resources.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { allResources } from './all-resources.ts';
import { getFields } from './describe-fields.ts';

let api: TestApp;
let owner: Awaited<ReturnType<typeof getOrganiser>>;

beforeAll(async () => {
  api = await openTestApp();
  owner = await getOrganiser(api);
});

afterAll(() => api.close());

interface Asked {
  page?: number;
  perPage?: number;
  sort?: string;
  order?: string;
  filter?: object;
  q?: string;
}

async function ask(resource: ResourceId, { filter, ...others }: Asked = {}) {
  const query = { ...others, ...(filter && { filter: JSON.stringify(filter) }) };
  return api.call(calls.resourceEntries, { token: owner.token, params: { resource }, query });
}

async function list(resource: ResourceId, asked: Asked = {}) {
  const { body } = await ask(resource, asked);
  return { total: body.total, values: body.items.map(({ values }) => values as Record<string, unknown>) };
}

test('pages have no gaps, and the total covers all of them', async () => {
  const { total, values } = await list('speakers', { perPage: 9999 });
  expect(total).toBe(values.length);
  expect(total).toBeGreaterThan(6);
  const [first, second] = [
    await list('speakers', { perPage: 3 }),
    await list('speakers', { page: 2, perPage: 3 }),
  ];
  expect([...first.values, ...second.values]).toEqual(values.slice(0, 6));
  expect(second.total).toBe(total);
  expect((await list('speakers', { page: 9999 })).values).toEqual([]);
});

test.each(['speakers', 'sessions', 'texts', 'packages'] as const)(
  '%s can be sorted in both directions',
  async (resource) => {
    const { key } = allResources[resource];
    const up = await list(resource, { sort: key, perPage: 9999 });
    const down = await list(resource, { sort: key, order: 'DESC', perPage: 9999 });
    expect(down.values.map((one) => one[key])).toEqual(up.values.map((one) => one[key]).toReversed());
  },
);

test('a filter accepts one value, several, none, and bounds', async () => {
  const all = await list('sessions', { perPage: 9999 });
  const [one, other] = [...new Set(all.values.map(({ locationId }) => String(locationId)))];
  const inOne = await list('sessions', { filter: { locationId: one }, perPage: 9999 });
  expect(new Set(inOne.values.map(({ locationId }) => locationId))).toEqual(new Set([one]));
  const inBoth = await list('sessions', { filter: { locationId: [one, other] } });
  expect(inBoth.total).toBeGreaterThan(inOne.total);

  const speakers = await list('speakers', { perPage: 9999 });
  const atHome = speakers.values.filter(({ homePagePosition }) => homePagePosition !== null);
  const elsewhere = await list('speakers', { filter: { homePagePosition: null } });
  expect(elsewhere.total).toBe(speakers.total - atHome.length);

  const articles = await list('articles', { perPage: 9999 });
  const moments = articles.values.map(({ publishedAt }) => String(publishedAt)).sort();
  const middle = moments[Math.floor(moments.length / 2)] ?? '';
  const later = await list('articles', { filter: { publishedAt_gte: middle } });
  expect(later.total).toBe(moments.filter((at) => at >= middle).length);
});

test('money is filtered and sorted by its amount', async () => {
  const { values } = await list('packages', { sort: 'price', order: 'DESC', perPage: 9999 });
  const prices = values.map(({ price }) => Number(price));
  expect(prices).toEqual(prices.toSorted((one, another) => another - one));
  const dearest = String(values[0]?.price);
  expect((await list('packages', { filter: { price_gte: dearest } })).values[0]?.price).toBe(dearest);
});

test('words are found in any text of an entry, in any spelling', async () => {
  await owner.set('halls', 'cafe-hall', { name: 'Café Zürich' });
  expect((await list('halls', { q: 'cafe zurich' })).values.map(({ id }) => id)).toEqual(['cafe-hall']);
  expect((await list('halls', { q: '%' })).total).toBe(0);
  const [text] = (await list('texts', { perPage: 1 })).values;
  expect((await list('texts', { q: String(text?.name) })).total).toBeGreaterThan(0);
});

test('a filter or sort by an unknown field is refused with its name', async () => {
  const { raw, code } = await ask('speakers', { filter: { passwordHash: 'x' } });
  expect(code).toBe('validation.base-0001');
  expect(raw.payload).toContain('filter.passwordHash');
  expect((await ask('texts', { sort: 'secret' })).code).toBe('validation.base-0001');
  expect((await ask('articles', { filter: { publishedAt_gte: 'soon' } })).code).toBe('validation.base-0001');
  expect((await ask('attendees', { filter: { id: 'nobody' } })).code).toBe('validation.base-0001');
  // Values outside of the database's type are refused before the query.
  for (const at of ['+275760-01-01T00:00:00Z', '0000-01-01T00:00:00Z', '-000001-01-01T00:00:00Z']) {
    expect((await ask('articles', { filter: { publishedAt_gte: at } })).code).toBe('validation.base-0001');
  }
  expect((await ask('tiers', { filter: { attendeeTypes_gte: 'Buy' } })).code).toBe('validation.base-0001');
});

test.each(resourceIds)('%s can be filtered and sorted by each of its fields', async (resource) => {
  const [entry] = (await list(resource, { perPage: 1 })).values;
  for (const name of allResources[resource].columns) {
    const value = entry?.[name] ?? null;
    const wanted = Array.isArray(value) ? (value[0] ?? null) : value;
    const isPlain = wanted === null || typeof wanted !== 'object';
    const { status } = await ask(resource, { sort: name, ...(isPlain && { filter: { [name]: wanted } }) });
    expect([name, status]).toEqual([name, 200]);
  }
});

test.each(resourceIds)('the fields of %s have labels, types and rules for forms', async (resource) => {
  const { body } = await api.call(calls.resourceFields, { token: owner.token, params: { resource } });
  for (const { name, label, kind, choices, refersTo } of body.fields) {
    expect([name, label]).toEqual([name, expect.stringMatching(/^\p{Lu}/u)]);
    // The items of a list can have choices as well.
    expect([name, kind === 'choice']).toEqual([name, choices.length > 0 && kind !== 'list']);
    expect([name, kind.startsWith('reference')]).toEqual([name, refersTo !== null]);
  }
});

test.each(resourceIds)('the form of %s accepts every stored entry', async (resource) => {
  const { body } = await ask(resource, { perPage: 100 });
  for (const { key, values } of body.items) {
    const refused = getFields(resource, key).filter((field) => {
      const value = (values as Record<string, unknown>)[field.name] ?? '';
      if (field.isReadOnly || field.isFixed || field.kind === 'flag') return false;
      if (value === '') return field.isRequired;
      const { pattern, patternFlags, maxLength } = field;
      if (typeof value !== 'string') return false;
      const isTooLong = maxLength !== null && value.length > maxLength;
      return isTooLong || (pattern !== null && !new RegExp(pattern, patternFlags ?? '').test(value));
    });
    expect([key, refused.map(({ name }) => name)]).toEqual([key, []]);
  }
});

test('fields have their rules', async () => {
  const fieldsOf = async (resource: ResourceId, key?: string) => {
    const sent = { token: owner.token, params: { resource }, query: key === undefined ? {} : { key } };
    const { body } = await api.call(calls.resourceFields, sent);
    return Object.fromEntries(body.fields.map((field) => [field.name, field]));
  };
  const sessions = await fieldsOf('sessions');
  expect(sessions.startsAt).toMatchObject({ kind: 'moment', isRequired: true, isFixed: false });
  expect(sessions.locationId).toMatchObject({ kind: 'reference', refersTo: 'halls', label: 'Hall' });
  expect(sessions.speakers).toMatchObject({ kind: 'references', refersTo: 'speakers' });
  expect(sessions.edition).toMatchObject({ kind: 'number', min: 1, max: 999 });
  expect(sessions.description).toMatchObject({ kind: 'longText', maxLength: 10_000 });
  expect(sessions.id?.pattern && new RegExp(sessions.id.pattern).test('a-b')).toBe(true);
  const speakers = await fieldsOf('speakers');
  expect(speakers.status).toMatchObject({ kind: 'choice' });
  expect(speakers.imageUrl).toMatchObject({ kind: 'picture' });
  expect((await fieldsOf('packages')).price).toMatchObject({ kind: 'money', isRequired: false });
  const global = await fieldsOf('settings', 'global');
  expect([global.analyticsCode?.isRequired, global.eventUrl?.isRequired]).toEqual([false, true]);
  const kindOf = async (resource: ResourceId, name: string) => (await fieldsOf(resource))[name]?.kind;
  expect(await kindOf('promo-codes', 'code')).toBe('code');
  expect(await kindOf('vouchers', 'promoCode')).toBe('code');
  expect(await kindOf('social-posts', 'url')).toBe('link');
  expect(await kindOf('sponsors', 'url')).toBe('link');
  expect(await kindOf('banners', 'linkUrl')).toBe('target');
  expect(await kindOf('attendees', 'phone')).toBe('phone');
  expect(await kindOf('attendees', 'country')).toBe('country');
  const promo = await fieldsOf('promo-codes');
  const tiers = await fieldsOf('tiers');
  expect(tiers.attendeeTypes).toMatchObject({ kind: 'list', written: 'list' });
  expect(tiers.attendeeTypes?.choiceNames).toContain('Crypto trader');
  expect(promo.kind).toMatchObject({
    choices: ['percent', 'amount'],
    choiceNames: ['Per cent', 'Amount of money'],
  });
  // An omitted field has its default.
  expect([promo.currency?.isRequired, promo.code?.isRequired]).toEqual([false, true]);
  const keyDates = (await fieldsOf('settings', 'keyDates')).entries;
  expect(keyDates?.fields.map(({ name }) => name)).toEqual(expect.arrayContaining(['title', 'startsAt']));
});

test('fields have the default of a new entry', async () => {
  const fieldsOf = async (resource: ResourceId) => {
    const { body } = await api.call(calls.resourceFields, { token: owner.token, params: { resource } });
    return Object.fromEntries(body.fields.map(({ name, defaultValue }) => [name, defaultValue]));
  };
  expect(await fieldsOf('promo-codes')).toMatchObject({ currency: '"GBP"', code: null, uses: null });
  expect(await fieldsOf('packages')).toMatchObject({ price: '"0"', extraTickets: '0', description: null });
  // One default is from the rule, the other from the column.
  expect(await fieldsOf('speakers')).toMatchObject({ status: '"Draft"', position: '1000' });
  expect(await fieldsOf('award-categories')).toMatchObject({ isInSeason: 'true' });
  // A required field has no default from the column.
  expect(await fieldsOf('media-kits')).toMatchObject({ audience: null });
  expect(await fieldsOf('attendees')).toMatchObject({ createdAt: null, ticketNumber: null });
});
