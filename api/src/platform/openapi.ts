import { allCalls } from '@summit/contract/calls/all-calls';
import type { ErrorResponse, FieldFailure } from '@summit/contract/errors/error-response';
import { commonErrors, type ErrorCode, errors } from '@summit/contract/errors/errors';
import type { WholeCall } from '@summit/contract/requests/call';
import { type JsonSchema, toJsonSchema } from './json-schema.ts';

const errorReference = { $ref: '#/components/schemas/Error' };

/** The OpenAPI 3.1 document of every call of the contract, with or without a handler. */
export function openApiDocument(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [table, calls] of Object.entries<Record<string, WholeCall>>(allCalls)) {
    for (const [name, call] of Object.entries(calls)) {
      const path = call.path.replaceAll(/:(\w+)/g, '{$1}');
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(table, name, call) };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Summit API', version: '1.0.0' },
    servers: [{ url: '/api' }],
    paths,
    components: { schemas: { Error: errorSchema }, securitySchemes: { accessToken: bearer } },
  };
}

const bearer = { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' };

const text = { type: 'string' };

const failureProperties = { field: text, errorCode: text, message: text } satisfies Record<
  keyof FieldFailure,
  JsonSchema
>;

const errorSchema = {
  type: 'object',
  required: ['Code', 'Message', 'RequestId'],
  properties: {
    Code: text,
    Message: text,
    RequestId: text,
    failures: { type: 'array', items: { type: 'object', properties: failureProperties } },
  } satisfies Record<keyof ErrorResponse, JsonSchema>,
};

function operation(table: string, name: string, call: WholeCall): object {
  return {
    operationId: `${table}.${name}`,
    summary: call.summary,
    tags: [table],
    ...(call.access !== 'public' && { security: [{ accessToken: [] }] }),
    parameters: parameters(call),
    ...((call.body || call.file) && { requestBody: requestBody(call) }),
    responses: { ...success(call), ...failures(call) },
  };
}

function parameters(call: WholeCall): object[] {
  const named = (place: 'path' | 'query', schema: JsonSchema): object[] =>
    Object.entries(schema.properties ?? {}).map(([name, property]) => ({
      name,
      in: place,
      required: place === 'path' || (schema.required?.includes(name) ?? false),
      schema: property,
    }));
  const captcha = { name: 'responseKey', in: 'header', required: true, schema: text };
  return [
    ...(call.params ? named('path', toJsonSchema(call.params)) : []),
    ...(call.query ? named('query', toJsonSchema(call.query)) : []),
    ...(call.captcha ? [captcha] : []),
  ];
}

function requestBody(call: WholeCall): object {
  const type = call.multipart ? 'multipart/form-data' : 'application/json';
  const schema = call.file ? fileSchema(call.file) : toJsonSchema(call.body);
  return { required: true, content: { [type]: { schema } } };
}

function fileSchema(name: string): JsonSchema {
  return { type: 'object', required: [name], properties: { [name]: { type: 'string', format: 'binary' } } };
}

function success(call: WholeCall): object {
  if (!call.response) return { 204: { description: 'Done' } };
  const type = call.mediaType ?? 'application/json';
  return { 200: { description: 'OK', content: { [type]: { schema: toJsonSchema(call.response) } } } };
}

/** The error codes of a call, gathered by their status. */
function failures(call: WholeCall): Record<string, object> {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of [...call.errors, ...commonErrors]) {
    const { status } = errors[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => {
      const description = codes.map((code) => `${code}: ${errors[code].message}`).join('\n');
      return [status, { description, content: { 'application/json': { schema: errorReference } } }];
    }),
  );
}
