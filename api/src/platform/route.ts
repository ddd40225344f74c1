import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '@summit/contract/call';
import { headers } from '@summit/contract/request-headers';
import { callerOf, demandConfirmed, signedInCaller } from './access.ts';
import { requireCaptcha } from './captcha/require-captcha.ts';
import { Failure } from './failure.ts';
import { readFormFields } from './form-fields.ts';
import type { CachedAnswer, CallInput, Fail, Handler } from './handler.ts';
import { toJsonSchema } from './json-schema.ts';
import { answerAddresses } from './answer-addresses.ts';
import type { Api } from './platform.ts';
import { readBody, readParams, readQuery } from './validation.ts';

const fail: Fail<Call> = (code, details) => {
  throw new Failure(code, details);
};

/** The route of a call that answers 501 until it is built, before anything of the request is looked at. */
export function addNotBuiltRoute(app: Api, callName: string, call: Call): void {
  const refuse = async (): Promise<never> => fail('route-0002');
  app.route({
    method: call.method,
    url: call.path,
    config: { callName },
    onRequest: refuse,
    handler: refuse,
  });
}

/**
 * The route of a call: access first, then the captcha, then validation and whether the address is confirmed. The captcha
 * is used up at the end, for a refused form shall not cost one.
 */
export function addRoute(app: Api, callName: string, call: Call, handler: Handler<Call>): void {
  app.route({
    method: call.method,
    url: call.path,
    config: { callName },
    schema: answerSchema(call),
    handler: async (request, reply) => {
      const attendee = await callerOf(app.platform, call, request);
      const useUpCaptcha = call.captcha && (await requireCaptcha(app.platform.captcha, request));
      const input = {
        params: readParams(call.params, request.params),
        query: readQuery(call.query, request.query),
        body: readBody(call.body, await sentBody(call, request)),
        attendee,
        signedIn: () => signedInCaller(app.platform, request),
        fail,
        request,
        reply,
      } as CallInput<Call>;
      if (call.confirmed) {
        demandConfirmed(attendee ?? (await input.signedIn()));
      }
      await useUpCaptcha?.();
      const answer = await handler(input);
      reply.header('cache-control', 'no-store');
      if (call.mediaType) {
        reply.type(call.mediaType);
      }
      return call.response ? answer : reply.code(204).send();
    },
  });
}

/** The route of a public read whose serialized answers are kept in memory. */
export function addCachedRoute(app: Api, callName: string, call: Call, cached: CachedAnswer<Call>): void {
  const { name, seconds, load, forAttendees } = cached;
  if (call.method !== 'GET' || call.access !== 'public' || call.captcha) {
    throw new Error(`${call.method} ${call.path} must not be cached: it is not the same for everybody.`);
  }
  const inputOf = (request: FastifyRequest) => ({
    params: readParams(call.params, request.params) as CallInput<Call>['params'],
    query: readQuery(call.query, request.query) as CallInput<Call>['query'],
    fail,
  });
  const addressOf = answerAddresses(call, inputOf);
  const make = (request: FastifyRequest, reply: FastifyReply) =>
    app.platform.answers.make(name, addressOf(request), seconds, async () => {
      const answer = await load(inputOf(request));
      return String(call.mediaType ? answer : reply.serialize(answer));
    });
  app.route({
    method: call.method,
    url: call.path,
    config: { callName },
    schema: answerSchema(call),
    handler: async (request, reply) => {
      if (forAttendees) {
        // Whatever keeps answers on the way shall not give one visitor's to another.
        reply.header('vary', [reply.getHeader('vary'), headers.authorization].filter(Boolean).join(', '));
        if (await signedInCaller(app.platform, request)) {
          reply.header('cache-control', 'no-store');
          return forAttendees(inputOf(request));
        }
      }
      const kept = app.platform.answers.find(name, addressOf(request)) ?? (await make(request, reply));
      reply.header('etag', kept.etag).header('cache-control', 'public, no-cache');
      if (request.headers['if-none-match'] === kept.etag) {
        return reply.code(304).send();
      }
      return reply.type(call.mediaType ?? 'application/json; charset=utf-8').send(kept.body);
    },
  });
}

/** What the schema does not name never leaves: Fastify's serializer writes the named properties only. */
function answerSchema(call: Call): { response?: { 200: object } } {
  return call.response && !call.mediaType ? { response: { 200: toJsonSchema(call.response) } } : {};
}

/** A form's fields, or the body as it was parsed. A multipart call without a schema reads its files itself. */
async function sentBody(call: Call, request: FastifyRequest): Promise<unknown> {
  return call.multipart && call.body ? readFormFields(request) : request.body;
}
