import { afterAll, beforeAll, expect, test } from 'vitest';
import * as testimonialCalls from '@summit/contract/calls/testimonials';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
});

afterAll(() => api.close());

test('separates testimonials of this edition and the last', async () => {
  const now = (await api.call(testimonialCalls.testimonials)).body.testimonials;
  const before = (await api.call(testimonialCalls.lastYearTestimonials)).body.testimonials;
  expect(now.length).toBeGreaterThan(3);
  expect(before.length).toBeGreaterThan(3);
  expect(now.map(({ id }) => id)).not.toEqual(expect.arrayContaining(before.map(({ id }) => id)));
});

test('filters by author', async () => {
  const query = { 'filter.Type.Id.Equals': 'exhibitor' };
  const { body } = await api.call(testimonialCalls.testimonials, { query });
  expect(body.testimonials.map(({ name }) => name)).toEqual(['Khalid Al Mansoori', 'Jasper de Kruif']);
});
