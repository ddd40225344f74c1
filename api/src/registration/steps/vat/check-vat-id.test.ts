import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AnyObject, object, type ObjectSchema } from 'yup';
import { vatId } from '@summit/contract/contact-details/vat-id';
import { phone } from '@summit/contract/forms/rules';
import { phoneCases } from '@summit/contract/testing/phone-cases';
import { vatCases } from '@summit/contract/testing/vat-cases';
import { messages } from '@summit/contract/words/messages';
import { readBody } from '../../../platform/requests/validation.ts';
import type { Failure } from '../../../platform/responses/failure.ts';
import { checkVatId } from './check-vat-id.ts';

/** The message beside the field, as the server sends it; null for a number that it accepts. */
function verdictOn(schema: ObjectSchema<AnyObject>, number: string): string | null {
  try {
    readBody(schema, { number });
    return null;
  } catch (error) {
    const [failure] = (error as Failure).details.failures ?? [];
    return failure?.message ?? 'no failure';
  }
}

test.each([
  ['phone', object({ number: phone() }), phoneCases],
  ['VAT', object({ number: vatId() }), vatCases],
] as const)('each %s number of the table gets the expected verdict', (_kind, schema, { right, wrong }) => {
  for (const number of right) expect([number, verdictOn(schema, number)]).toEqual([number, null]);
  for (const [rule, numbers] of Object.entries(wrong)) {
    const message = messages[rule as keyof typeof messages];
    for (const number of numbers) expect([number, verdictOn(schema, number)]).toEqual([number, message]);
  }
});

describe('the service for registered VAT numbers', () => {
  let service: Server;
  let response = { status: 200, body: '{}' };
  let asked: unknown[] = [];
  const url = () => `http://127.0.0.1:${(service.address() as AddressInfo).port}/rest-api`;

  beforeAll(async () => {
    service = createServer(async (request, reply) => {
      let body = '';
      for await (const chunk of request) body += String(chunk);
      asked.push([request.url, JSON.parse(body)]);
      reply.writeHead(response.status, { 'content-type': 'application/json' }).end(response.body);
    });
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  });
  beforeEach(() => (asked = []));
  afterAll(() => service.close());

  test('confirms a number, which is stored with that source', async () => {
    response = { status: 200, body: '{"valid":true}' };
    expect(await checkVatId({ vatId: 'de 136 695 976' }, url())).toEqual({
      vatId: 'DE136695976',
      vatIdSource: 'service',
    });
    expect(asked).toEqual([['/rest-api/check-vat-number', { countryCode: 'DE', vatNumber: '136695976' }]]);
  });

  test('refuses one that is not registered', async () => {
    response = { status: 200, body: '{"valid":false,"userError":"INVALID"}' };
    expect(await checkVatId({ vatId: 'DE136695976' }, url())).toMatchObject({
      failure: { code: 'vat-id-0001' },
    });
  });

  test.each([
    [500, '{"actionSucceed":false}'],
    [200, 'not JSON'],
    [200, '{"valid":false,"userError":"MS_UNAVAILABLE"}'],
    [200, '{"actionSucceed":false,"errorWrappers":[{"error":"MS_MAX_CONCURRENT_REQ"}]}'],
  ])('accepts numbers while it is unavailable: %s %s', async (status, body) => {
    response = { status, body };
    expect(await checkVatId({ vatId: 'DE136695976' }, url())).toEqual({
      vatId: 'DE136695976',
      vatIdSource: 'format',
    });
  });

  test('accepts numbers when it cannot be reached', async () => {
    const closed = 'http://127.0.0.1:9';
    expect(await checkVatId({ vatId: 'XI980780684' }, closed)).toMatchObject({ vatIdSource: 'format' });
  });

  test('is not called for British or invalid numbers', async () => {
    expect(await checkVatId({ vatId: 'GB980780684' }, url())).toMatchObject({ vatIdSource: 'format' });
    expect(await checkVatId({ vatId: 'DE136695977' }, url())).toMatchObject({
      failure: { code: 'vat-id-0001' },
    });
    expect(asked).toEqual([]);
  });
});
