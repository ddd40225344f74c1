import type { FastifyRequest } from 'fastify';
import { storedNowhere } from '@summit/contract/requests/shared-caches';
import { rehearsal as facts } from '@summit/contract/site/rehearsal';
import { wholeRow } from '@summit/contract/tables/whole-rows';
import { readSigned } from '../accounts/api-secrets.ts';
import type { Api } from '../platform.ts';
import { currentRehearsal, inRehearsal } from '../rehearsal/current-rehearsal.ts';
import { readRehearsal } from '../rehearsal/rehearsal-token.ts';
import { Failure } from '../responses/failure.ts';

/**
 * Serves the requests of a rehearsal at its moment and in its statuses, and refuses writes. Calls that only an
 * attendee's session needs work as usual.
 */
export function rehearseRequests(app: Api): void {
  const { clock, config } = app.platform;
  // Not `async`: it runs for every request.
  app.addHook('onRequest', (request, _reply, done) => {
    const token = getRehearsalToken(request);
    if (token === undefined || isAllowed(request)) return done();
    const rehearsal = readSigned(config, (secret) => readRehearsal(secret, token, clock.now()));
    if (!rehearsal) return done(new Failure('rehearsal-0002'));
    if (!isVisitorsRead(request)) return done(new Failure('rehearsal-0001'));
    return inRehearsal(rehearsal, () => done());
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (getRehearsalToken(request) !== undefined) {
      reply.headers({ 'cache-control': storedNowhere, 'x-robots-tag': 'noindex, nofollow' });
      // Browsers read the server's time from this header.
      const rehearsal = currentRehearsal();
      if (rehearsal) reply.header('date', rehearsal.at.toUTCString());
    }
    done();
  });
}

/** The token of the rehearsal's header, which may be empty: then it opens nothing. */
function getRehearsalToken({ headers }: FastifyRequest): string | undefined {
  const token = headers[facts.header];
  return token === undefined ? undefined : String(token);
}

function isAllowed({ routeOptions }: FastifyRequest): boolean {
  const call = routeOptions.config?.call;
  return call !== undefined && wholeRow(call).allowedInRehearsal === true;
}

function isVisitorsRead({ method, routeOptions }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && routeOptions.config?.call?.access !== 'organiser';
}
