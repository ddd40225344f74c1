import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as formCalls from '@summit/contract/calls/forms';
import { formFieldTypes } from '@summit/contract/forms/described-form';
import { formRuleNames } from '@summit/contract/forms/form-rules';
import { formSchema } from '@summit/contract/forms/form-schema';
import { wholeRow } from '@summit/contract/tables/whole-rows';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { dynamicForms } from './dynamic-forms.tables.ts';

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
});

afterAll(() => api.close());

async function read(type: string) {
  return api.call(formCalls.form, { params: { type } });
}

test('returns the fields with their rules, in order', async () => {
  const { body } = await read('volunteer');
  expect(body.fields.map(({ name }) => name)).toEqual(['name', 'email', 'phone', 'day', 'about', 'consent']);
  expect(body.fields[0]?.rules).toEqual([
    {
      name: 'required',
      message: 'Please tell us your name',
      parameters: { min: null, max: null, field: null },
    },
    {
      name: 'maxLength',
      message: 'The field exceeds maximum length',
      parameters: { min: null, max: 120, field: null },
    },
  ]);
  await expect(wholeRow(formCalls.form).response.validate(body, { strict: true })).resolves.toBeDefined();
});

test('has the message for an invalid token', async () => {
  expect((await read('blitz')).body.metadata.errors.invalidToken).toMatch(/no longer valid/);
  expect((await read('volunteer')).body.metadata.errors.invalidToken).toBeNull();
});

describe('the form that tests interpreters', () => {
  test('uses every rule and every type of field', async () => {
    const { fields } = (await read('interpretation-test')).body;
    const used = fields.flatMap(({ rules }) => rules.map(({ name }) => name));
    expect(new Set(used)).toEqual(new Set(formRuleNames));
    expect(new Set(fields.map(({ type }) => type))).toEqual(new Set(formFieldTypes));
  });

  test('can be interpreted by the contract’s schema', async () => {
    const schema = formSchema((await read('interpretation-test')).body.fields);
    const filled = {
      firstName: 'Ann',
      email: 'ann@expo.example',
      phone: '+44 20 7946 0958',
      birthYear: '1980',
      badge: '120',
      vatId: 'GB980780684',
      password: 'Summit2027',
      again: 'Summit2027',
      code: 'ab12',
      company: 'Northmere',
      hall: 'gantry',
      meal: 'vegan',
      days: ['2027-06-08'],
      consent: true,
    };
    expect(schema.isValidSync(filled)).toBe(true);
    for (const wrong of [
      { again: 'other1' },
      { days: [] },
      { hall: 'nowhere' },
      { vatId: 'DE1' },
      { code: 'a!1' },
    ]) {
      expect([wrong, schema.isValidSync({ ...filled, ...wrong })]).toEqual([wrong, false]);
    }
  });
});

test('shows a change after a few seconds', async () => {
  await read('volunteer');
  await api.db.update(dynamicForms).set({ title: 'Lend a hand' }).where(eq(dynamicForms.type, 'volunteer'));
  api.clock.moveBy(6_000);
  expect((await read('volunteer')).body.title).toBe('Lend a hand');
});

test('returns 404 for an undescribed type', async () => {
  const response = await read('nothing');
  expect([response.status, response.code]).toEqual([404, 'cqrs-0009']);
});

describe('the constructor', () => {
  const params = { type: 'blitz' };
  const construct = async (token?: string) => api.call(formCalls.formConstructor, { params, token });

  test('requires the permission of an organiser', async () => {
    expect((await construct()).status).toBe(401);
    expect((await construct(await api.loginAs('buy'))).status).toBe(401);
    const owner = await construct(await api.organise('owner'));
    expect(owner.body.title).toBe('Your table at the networking blitz');
    const analyst = await construct(await api.organise('analyst'));
    expect([analyst.status, analyst.code]).toEqual([403, 'oauth.advanced-0007']);
  });
});
