import { testimonialCalls } from '@summit/contract/calls/testimonials';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});

afterAll(() => test.close());

it('keeps what was said about this edition and the last apart', async () => {
  const now = (await test.call(testimonialCalls.testimonials)).body.testimonials;
  const before = (await test.call(testimonialCalls.lastYearTestimonials)).body.testimonials;
  expect(now.length).toBeGreaterThan(3);
  expect(before.length).toBeGreaterThan(3);
  expect(now.map(({ id }) => id)).not.toEqual(expect.arrayContaining(before.map(({ id }) => id)));
});

it('filters by who speaks', async () => {
  const query = { 'filter.Type.Id.Equals': 'exhibitor' };
  const { body } = await test.call(testimonialCalls.testimonials, { query });
  expect(body.testimonials.map(({ name }) => name)).toEqual(['Khalid Al Mansoori', 'Jasper de Kruif']);
});
