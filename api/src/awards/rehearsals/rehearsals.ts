import * as calls from '@summit/contract/calls/rehearsals';
import * as limits from '@summit/contract/limits/limits';
import { isPermitted } from '@summit/contract/session/organisers';
import { rehearsal as facts } from '@summit/contract/site/rehearsal';
import { audit } from '../../organisers/public/audit.queries.ts';
import { currentRehearsal, type Rehearsal } from '../../platform/rehearsal/current-rehearsal.ts';
import { rehearsalToken } from '../../platform/rehearsal/rehearsal-token.ts';
import { type Capability, serve } from '../../platform/serve.ts';
import { readSection } from '../../settings/public/settings.queries.ts';

/** Links that show the site at another moment. Capabilities decide what a rehearsal shows: they read `currentRehearsal`. */
export const rehearsals: Capability = (app, { db, clock, config }) => {
  serve(app, calls, {
    makeRehearsal: async ({ organiser, body }) => {
      const now = clock.now();
      const rehearsal: Rehearsal = {
        at: new Date(body.at),
        statuses: body.statuses,
        // A link shows nominees only if its author may see them.
        showsNominees: isPermitted(organiser.roles, 'awards.nominations'),
        by: organiser.name,
        expiresAt: new Date(now.getTime() + limits.rehearsalLifetime),
      };
      const { showsNominees } = rehearsal;
      const expiresAt = rehearsal.expiresAt.toISOString();
      const after = { at: rehearsal.at.toISOString(), ...rehearsal.statuses, showsNominees, expiresAt };
      const change = { call: 'makeRehearsal', subject: 'awards/rehearsals', after };
      await db.transaction((tx) => audit(tx, organiser, change, now));
      const token = rehearsalToken(config.secret, rehearsal);
      return { address: `${config.siteOrigin}${facts.startPath}?token=${token}`, expiresAt, showsNominees };
    },

    rehearsal: async ({ fail }) => {
      const { at, statuses, by, expiresAt } = currentRehearsal() ?? fail('rehearsal-0002');
      const { timeZone } = await readSection(db, 'event');
      return { at: at.toISOString(), timeZone, statuses, by, expiresAt: expiresAt.toISOString() };
    },
  });
};
