import buildSerializer, { type Schema } from 'fast-json-stringify';
import type { RouteShorthandOptions } from 'fastify';
import type { WholeCall } from '@summit/contract/requests/call';
import { toJsonSchema } from '../json-schema.ts';

/**
 * Serializes the response of a call: properties that the call's schema does not name never leave the server. Each
 * serializer is compiled with the first response, because compiling all of them would take most of the API's start.
 */
export function responseWriter(
  call: WholeCall,
): Pick<RouteShorthandOptions, 'schema' | 'serializerCompiler'> {
  const { response, mediaType } = call;
  if (!response || mediaType) return {};
  let write: ((response: unknown) => string) | undefined;
  return {
    // Fastify calls the compiler only where there is a schema; this one is a placeholder for the call's.
    schema: { response: { 200: {} } },
    serializerCompiler: () => (body) => (write ??= buildSerializer(toJsonSchema(response) as Schema))(body),
  };
}
