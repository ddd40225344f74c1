import { describe, expect, test } from 'vitest';
import { isSchema } from 'yup';
import { commonErrors, errors } from '../errors/errors.ts';
import type { WholeCall } from '../requests/call.ts';
import { allCalls } from './all-calls.ts';

const rows = Object.values(allCalls).flatMap((table): [string, WholeCall][] => Object.entries(table));
const calls = rows.map(([, call]) => call);

describe('the call table', () => {
  test('has each method and path once', () => {
    const addresses = calls.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test('has each name once, because names select the texts of errors', () => {
    const names = rows.map(([name]) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  test('lists only errors of the catalogue, each once', () => {
    for (const call of calls) {
      expect(Object.keys(errors)).toEqual(expect.arrayContaining([...call.errors]));
      expect(new Set(call.errors).size).toBe(call.errors.length);
    }
  });

  test('describes exactly the parameters that a path has', () => {
    for (const { path, params } of calls) {
      const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
      expect(Object.keys(params?.fields ?? {})).toEqual(inPath);
    }
  });

  test('has bodies only with methods that allow them', () => {
    const reads = calls.filter(({ method }) => method === 'GET');
    expect(reads.every(({ body }) => body === undefined)).toBe(true);
    expect(reads.every(({ response }) => isSchema(response))).toBe(true);
  });

  test('describes text files as text', () => {
    const files = calls.filter(({ mediaType }) => mediaType !== undefined);
    expect(files.length).toBeGreaterThan(0);
    expect(
      files.filter((call) => call.method !== 'GET' || call.response?.describe().type !== 'string'),
    ).toEqual([]);
  });

  test('refuses unknown query parameters', () => {
    for (const { query } of calls) {
      expect(query?.isValidSync({ ...query.getDefault(), surprise: '1' }) ?? false).toBe(false);
    }
  });

  test('does not repeat the codes that every call can return', () => {
    const named = calls.flatMap((call) => call.errors as readonly string[]);
    const exceptions = ['cryptography-0001'];
    expect(commonErrors.filter((code) => named.includes(code) && !exceptions.includes(code))).toEqual([]);
  });
});
