import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Call, WholeCall } from '@summit/contract/requests/call';
import {
  isOfOnePerson,
  isReadAlike,
  sharedForMoments,
  storedNowhere,
} from '@summit/contract/requests/shared-caches';
import { getCaller, requireConfirmed, signedInCaller } from './access.ts';
import { requireCaptcha } from './captcha/require-captcha.ts';
import type { CachedResponse, CallInput, Fail, Handler } from './handler.ts';
import type { Api } from './platform.ts';
import { currentRehearsal } from './rehearsal/current-rehearsal.ts';
import { readFormFields } from './requests/form-fields.ts';
import { readBody, readParams, readQuery } from './requests/validation.ts';
import { Failure } from './responses/failure.ts';
import { responseAddresses } from './responses/response-addresses.ts';
import { responseWriter } from './responses/response-writer.ts';

const fail: Fail<Call> = (code, details) => {
  throw new Failure(code, details);
};

/** The route of a call without a handler: it responds with 501 before the request is read. */
export function addNotBuiltRoute(app: Api, callName: string, call: WholeCall): void {
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
 * The route of a call. It checks access first, then the captcha, then the input and whether the address is
 * confirmed. The captcha is used up last, because a refused form should not cost one.
 */
export function addRoute(app: Api, callName: string, call: WholeCall, handler: Handler<Call>): void {
  const isAlike = isReadAlike(call);
  app.route({
    method: call.method,
    url: call.path,
    config: { callName, call },
    ...responseWriter(call),
    handler: async (request, reply) => {
      const caller = await getCaller(app.platform, call, request);
      const useUpCaptcha = call.captcha && (await requireCaptcha(app.platform.captcha, call, request));
      const input = {
        params: readParams(call.params, request.params),
        query: readQuery(call.query, request.query),
        body: readBody(call.body, await sentBody(call, request)),
        ...caller,
        signedIn: () => signedInCaller(app.platform, request),
        fail,
        request,
        reply,
      } as CallInput<Call>;
      if (call.confirmed) requireConfirmed(caller.attendee ?? (await input.signedIn()));
      await useUpCaptcha?.();
      const response = await handler(input);
      const isShared = isAlike && !isOfOnePerson({ ...input.params, ...input.query });
      reply.header('cache-control', isShared ? sharedForMoments : storedNowhere);
      if (call.mediaType) reply.type(call.mediaType);
      return call.response ? response : reply.code(204).send();
    },
  });
}

/** The route of a public read whose serialized responses are cached in memory. */
export function addCachedRoute(
  app: Api,
  callName: string,
  call: WholeCall,
  cached: CachedResponse<Call>,
): void {
  const { name, seconds, load } = cached;
  if (!isReadAlike(call) || call.captcha) {
    throw new Error(`${call.method} ${call.path} must not be cached: it is not the same for everybody.`);
  }
  const getInput = (request: FastifyRequest) => ({
    params: readParams(call.params, request.params) as CallInput<Call>['params'],
    query: readQuery(call.query, request.query) as CallInput<Call>['query'],
    fail,
  });
  const getAddress = responseAddresses(call, getInput);
  const type = call.mediaType ?? 'application/json; charset=utf-8';
  const makeBody = async (request: FastifyRequest, reply: FastifyReply) => {
    const response = await load(getInput(request));
    return String(call.mediaType ? response : reply.serialize(response));
  };
  const loadResponse = (request: FastifyRequest, reply: FastifyReply) =>
    app.platform.responseCache.load(name, getAddress(request), seconds, () => makeBody(request, reply));
  app.route({
    method: call.method,
    url: call.path,
    config: { callName },
    ...responseWriter(call),
    handler: async (request, reply) => {
      // The response of a rehearsal is neither cached nor taken from the cache.
      if (currentRehearsal()) return reply.type(type).send(Buffer.from(await makeBody(request, reply)));
      const found = app.platform.responseCache.find(name, getAddress(request));
      const { body, etag } = found ?? (await loadResponse(request, reply));
      const isShared = !isOfOnePerson(request.query as object);
      reply.header('etag', etag).header('cache-control', isShared ? sharedForMoments : 'private, no-cache');
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type(type).send(body);
    },
  });
}

/** A form's fields, or the body as it was parsed. A multipart call without a schema reads its files itself. */
async function sentBody(call: WholeCall, request: FastifyRequest): Promise<unknown> {
  return call.multipart && call.body ? readFormFields(request) : request.body;
}
