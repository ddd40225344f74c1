import * as blitzCalls from '@summit/contract/calls/blitz';
import { formSchema } from '@summit/contract/forms/form-schema';
import type { BodyOf } from '@summit/contract/requests/call';
import { receiveLogo } from '../../content/public/receive-logo.ts';
import type { CachedResponse } from '../../platform/handler.ts';
import { timeItself } from '../../platform/rehearsal/current-rehearsal.ts';
import { readBody } from '../../platform/requests/validation.ts';
import { cachedResponse } from '../../platform/responses/cached-response.ts';
import { Failure } from '../../platform/responses/failure.ts';
import { type Capability, serve } from '../../platform/serve.ts';
import { readSection } from '../../settings/public/settings.queries.ts';
import { listParticipants } from '../public/participants.queries.ts';
import { type BlitzParticipantRow, findSubmission } from './blitz-invitations.queries.ts';
import { saveLogo } from './blitz-logos.queries.ts';
import { openInvitation } from './open-invitation.ts';
import { saveSubmission } from './submissions.queries.ts';

/** Seconds. */
const freshness = 10;

type List = CachedResponse<typeof blitzCalls.blitzParticipants>['load'];

/** The networking blitz: the list of its companies, and their submissions. Responses are cached as `blitz`. */
export const blitz: Capability = (app, platform) => {
  const { db, clock, config, responseCache } = platform;

  const list: List = async ({ query }) => {
    const { isEnabled } = await readSection(db, 'blitz');
    return isEnabled
      ? listParticipants(db, query, config.secret)
      : { blitzes: [], totalItems: 0, totalPages: 0 };
  };

  /** Stores a submission that passes the rules of the organisers' form. */
  async function submit(token: string, body: BodyOf<typeof blitzCalls.submitBlitz>, replaces: boolean) {
    const { invitation, form } = await openInvitation(db, token, clock.now());
    readBody(formSchema(form.fields), body);
    const stored = await saveSubmission(db, {
      invitationId: invitation.id,
      body,
      replaces,
      now: clock.now(),
    });
    if (stored === 'unknownLogo') throw new Failure('image-0001');
    if (stored === 'exists') throw new Failure('fm.cms-0019');
    responseCache.drop('blitz');
    return stored;
  }

  serve(app, blitzCalls, {
    blitzParticipants: cachedResponse('blitz', freshness, list),

    blitzInvitation: async ({ query }) => {
      const { invitation, form } = await openInvitation(db, query.token, timeItself(clock));
      const row = await findSubmission(db, invitation.id);
      const { company, email } = invitation;
      return { company, email, isSubmitted: row !== null, submission: row && toSubmission(row), form };
    },

    /** Stores a logo that is not used yet: the submission of the form refers to it. */
    uploadBlitzLogo: async ({ query, request }) => {
      const { invitation } = await openInvitation(db, query.token, clock.now());
      return receiveLogo(platform, request, `blitz ${invitation.id}`, (picture) =>
        saveLogo(db, invitation.id, picture, clock.now()),
      );
    },

    submitBlitz: ({ query, body }) => submit(query.token, body, false),
    submitBlitzForm: ({ query, body }) => submit(query.token, body, true),
  });
};

function toSubmission({ status, company, logoUrl, pitch, category, website, ...rest }: BlitzParticipantRow) {
  const contacts = rest.contacts.map(({ name, email, jobTitle }) => ({
    name,
    email,
    jobTitle: jobTitle || null,
  }));
  return { status, company, logoUrl, pitch, category, website, contacts, slots: rest.slots };
}
