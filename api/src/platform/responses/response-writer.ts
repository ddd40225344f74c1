import buildSerializer, { type Schema } from 'fast-json-stringify';
import type { RouteShorthandOptions } from 'fastify';
import type { WholeCall } from '@summit/contract/requests/call';
import { toJsonSchema } from '../json-schema.ts';

/**
 * How a route writes its call's response: what the call's schema does not name never leaves. The serializer is made with
 * the first response, because making those of all calls takes most of an API's start.
 */
export function responseWriter(
  call: WholeCall,
): Pick<RouteShorthandOptions, 'schema' | 'serializerCompiler'> {
  const { response, mediaType } = call;
  if (!response || mediaType) return {};
  let write: ((response: unknown) => string) | undefined;
  return {
    // Fastify asks for a serializer only where there is a schema; this one stands for the call's.
    schema: { response: { 200: {} } },
    serializerCompiler: () => (body) => (write ??= buildSerializer(toJsonSchema(response) as Schema))(body),
  };
}
