import * as subscriptionCalls from '@summit/contract/calls/subscriptions';
import { mailLinks } from '@summit/contract/session/mail-links';
import { readSigned } from '../../platform/accounts/api-secrets.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Api } from '../../platform/platform.ts';
import { Failure } from '../../platform/responses/failure.ts';
import { type Capability, serve } from '../../platform/serve.ts';
import { endSubscription, findSubscription, resumeSubscription } from '../public/subscribers.queries.ts';
import { getSubscriber } from './unsubscribe-token.ts';

/** Unsubscribing from the newsletter by the token of its emails, and subscribing again. */
export const subscriptions: Capability = async (app, { db, clock, config }) => {
  const getId = (token: string): string => {
    const id = readSigned(config, (secret) => getSubscriber(token, secret));
    if (!id) throw new Failure('cqrs-0009');
    return id;
  };

  await app.register(async (own) => {
    ignoreForms(own);
    serve(own, subscriptionCalls, {
      subscription: ({ query }) => responseFor(db, getId(query.token)),
      unsubscribe: async ({ query }) => {
        const id = getId(query.token);
        await endSubscription(db, id, clock.now());
        return responseFor(db, id);
      },
      subscribeAgain: async ({ query }) => {
        const id = getId(query.token);
        await resumeSubscription(db, id, clock.now());
        return responseFor(db, id);
      },
    });
  });

  // Mail programs without one-click support open the same address instead: they get the page with the button.
  app.get<{ Querystring: { token?: string } }>(subscriptionCalls.unsubscribe.path, (request, reply) =>
    reply.redirect(config.siteOrigin + mailLinks.unsubscribe(String(request.query.token ?? ''))),
  );
};

async function responseFor(db: Db, id: string) {
  const found = await findSubscription(db, id);
  if (!found) throw new Failure('cqrs-0009');
  return { ...found, email: mostlyHidden(found.email) };
}

/** `ann@expo.example` as `a•••@expo.example`. */
function mostlyHidden(email: string): string {
  return email.replace(/^(.)[^@]*/u, '$1•••');
}

/** Mail programs post `List-Unsubscribe=One-Click` as a form of either kind; the token is in the address. */
function ignoreForms(app: Api): void {
  const forms = ['application/x-www-form-urlencoded', 'multipart/form-data'];
  app.removeContentTypeParser(forms);
  app.addContentTypeParser(forms, { parseAs: 'string' }, (_request, _body, done) => done(null, undefined));
}
