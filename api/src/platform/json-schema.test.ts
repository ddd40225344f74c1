import { expect, test } from 'vitest';
import { array, boolean, mixed, number, object, string } from 'yup';
import { toJsonSchema } from './json-schema.ts';

test('an object lists its required and allowed fields', () => {
  const schema = object({
    email: string().required().max(80),
    age: number().integer().min(18),
    tags: array(string().required()).max(3),
    isInTop: boolean().required(),
  });

  expect(toJsonSchema(schema)).toEqual({
    type: 'object',
    required: ['email', 'isInTop'],
    properties: {
      email: { type: 'string', maxLength: 80 },
      age: { type: 'integer', minimum: 18 },
      tags: { type: 'array', items: { type: 'string' }, maxItems: 3 },
      isInTop: { type: 'boolean' },
    },
  });
});

test('null is allowed only where the schema allows it', () => {
  const schema = object({
    company: string().nullable().defined(),
    kind: string().oneOf(['a', 'b']).nullable(),
  });

  expect(toJsonSchema(schema).properties).toEqual({
    company: { type: ['string', 'null'] },
    kind: { type: ['string', 'null'], enum: ['a', 'b', null] },
  });
});

test('an object without named fields allows any', () => {
  expect(toJsonSchema(object())).toEqual({ type: 'object', additionalProperties: true });
});

test('a mixed value can be anything', () => {
  expect(toJsonSchema(mixed())).toEqual({});
});
