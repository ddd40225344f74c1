import { afterAll, beforeAll, expect, test } from 'vitest';
import * as attendeeCalls from '@summit/contract/calls/attendees';
import * as contentCalls from '@summit/contract/calls/content';
import * as mediaPartnerCalls from '@summit/contract/calls/media-partners';
import * as packageCalls from '@summit/contract/calls/packages';
import * as sponsorCalls from '@summit/contract/calls/sponsors';
import * as testimonialCalls from '@summit/contract/calls/testimonials';
import { getOrganiser } from '../../testing/organise-resources.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let owner: Awaited<ReturnType<typeof getOrganiser>>;

beforeAll(async () => {
  api = await openTestApp();
  owner = await getOrganiser(api);
});

afterAll(() => api.close());

test('a kind of sponsor is added and renamed, and cannot be removed while it is used', async () => {
  const names = async () =>
    (await api.call(sponsorCalls.sponsorTypes)).body.sponsorTypes.map(({ name }) => name);
  await owner.set('sponsor-types', 'broker', { name: 'Broker' });
  expect(await names()).toContain('Broker');
  await owner.set('sponsor-types', 'broker', { name: 'Brokerage' });
  expect(await names()).toContain('Brokerage');
  const [sponsor] = await owner.list('sponsors');
  await owner.set('sponsors', sponsor?.key ?? '', { typeId: 'broker' });
  expect((await owner.remove('sponsor-types', 'broker')).code).toBe('resource-0003');
});

test('a new testimonial is shown in its edition', async () => {
  const { edition } = ((await owner.list('testimonials')).at(-1)?.values ?? {}) as { edition: number };
  await owner.set('testimonial-types', 'regulator', { name: 'Regulator' });
  const quote = { edition, quote: 'The queue was short.', name: 'Ines Falk', typeId: 'regulator' };
  await owner.set('testimonials', 'ines-falk', quote);
  const { testimonials } = (await api.call(testimonialCalls.testimonials)).body;
  expect(testimonials.find(({ id }) => id === 'ines-falk')).toMatchObject({
    quote: quote.quote,
    type: { id: 'regulator', name: 'Regulator' },
  });
  const nowhere = await owner.set('testimonials', 'ines-falk', { typeId: 'nobody' }, { dryRun: true });
  expect(nowhere.code).toBe('validation.base-0001');
});

test('a new topic is offered, and names are unique', async () => {
  await owner.set('tags', 'escrow', { name: 'Escrow' });
  const offered = (await api.call(packageCalls.tags)).body.tags;
  expect(offered).toContainEqual({ id: 'escrow', name: 'Escrow' });
  expect((await owner.set('tags', 'escrow-again', { name: 'ESCROW' })).code).toBe('validation.base-0001');
  const [used] = (
    await api.call(attendeeCalls.attendees, { query: { itemsOnPage: 100 } })
  ).body.attendees.flatMap(({ tags }) => tags ?? []);
  expect((await owner.remove('tags', used?.id ?? '')).status).toBe(200);
  const { attendees } = (await api.call(attendeeCalls.attendees, { query: { itemsOnPage: 100 } })).body;
  expect(attendees.flatMap(({ tags }) => tags ?? []).map(({ id }) => id)).not.toContain(used?.id);
});

test('a place is on the map at its coordinates, which must be valid', async () => {
  const place = {
    name: 'The Quay Hotel',
    kind: 'hotel',
    address: 'Quay 1',
    latitude: '51.5',
    longitude: '-0.03',
  };
  await owner.set('map-locations', 'quay-hotel', place);
  const { mapLocations } = (await api.call(contentCalls.mapLocations)).body;
  expect(mapLocations.find(({ id }) => id === 'quay-hotel')).toMatchObject({
    latitude: 51.5,
    longitude: -0.03,
  });
  for (const wrong of [{ latitude: '91' }, { longitude: '-181' }, { kind: 'bar' }]) {
    expect((await owner.set('map-locations', 'quay-hotel', wrong)).code).toBe('validation.base-0001');
  }
});

test('a category is added and renamed; its type is fixed, and it cannot be removed while it is used', async () => {
  const listed = async () => (await api.call(packageCalls.categories)).body.categories;
  const [first = { id: '', name: '', type: '' }] = await listed();
  await owner.set('categories', first.id, { name: 'Banks and lenders' });
  expect(await listed()).toContainEqual(expect.objectContaining({ id: first.id, name: 'Banks and lenders' }));
  const other = await owner.set('categories', first.id, { type: first.type === 'Buy' ? 'Sell' : 'Buy' });
  expect(other.code).toBe('validation.base-0001');
  await owner.set('categories', 'broker', { name: 'Broker', type: 'Sell' });
  expect(await listed()).toContainEqual({ id: 'broker', name: 'Broker', type: 'Sell', slug: 'broker' });
  const [attendee] = await owner.list('attendees');
  const { categoryId } = (attendee?.values ?? {}) as { categoryId: string };
  expect((await owner.remove('categories', categoryId)).code).toBe('resource-0003');
});

test('a media partner and a media kit are in the press pack', async () => {
  await owner.set('media-partner-types', 'podcast', { name: 'Podcast' });
  await owner.set('media-partners', 'late-ledger', { name: 'The Late Ledger', typeId: 'podcast' });
  const { mediaPartners } = (await api.call(mediaPartnerCalls.mediaPartners, { query: { itemsOnPage: 100 } }))
    .body;
  expect(mediaPartners.find(({ id }) => id === 'late-ledger')?.type).toEqual({
    id: 'podcast',
    name: 'Podcast',
  });
  const kit = { name: 'Speaker kit', audience: 'Press', fileUrl: '/media/a1b2.pdf?download=speakers.pdf' };
  await owner.set('media-kits', 'speaker-kit', kit);
  const { mediaKits } = (await api.call(mediaPartnerCalls.mediaKits)).body;
  expect(mediaKits.find(({ id }) => id === 'speaker-kit')).toMatchObject(kit);
  const script = await owner.set('media-kits', 'speaker-kit', { fileUrl: 'javascript:alert(1)' });
  expect(script.code).toBe('validation.base-0001');
});

test('a post is on the home page until it is removed', async () => {
  const post = { network: 'Mastodon', text: 'Doors at eight.', url: 'https://social.example/1' };
  await owner.set('social-posts', 'doors', { ...post, publishedAt: '2027-06-08T07:00:00Z' });
  const shown = async () => (await api.call(contentCalls.socialFeed)).body.posts.map(({ id }) => id);
  expect(await shown()).toContain('doors');
  await owner.remove('social-posts', 'doors');
  expect(await shown()).not.toContain('doors');
});

test('addresses of a domain are refused once it is forbidden', async () => {
  const check = async () =>
    (await api.call(packageCalls.emailDomainValidation, { query: { email: 'ada@late-ledger.example' } }))
      .code;
  expect(await check()).toBeUndefined();
  await owner.set('email-domains', 'late-ledger.example', { verdict: 'Forbidden' });
  expect(await check()).toBe('email.domain-0002');
});

test('an attendee can be removed from the list of the last edition', async () => {
  const listed = async () =>
    (await api.call(attendeeCalls.lastYearAttendees)).body.lastYearAttendees.map(({ id }) => id);
  const [id = ''] = await listed();
  await owner.remove('last-year-attendees', id);
  expect(await listed()).not.toContain(id);
});
