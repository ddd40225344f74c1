import * as calls from '@summit/contract/calls/organise-today';
import { type NeedId, needIds, needs } from '@summit/contract/organising/today';
import { isPermitted } from '@summit/contract/session/organisers';
import { type Capability, serve } from '../../platform/serve.ts';
import { readVenueClock } from '../../settings/public/venue-clock.ts';
import { describeExpiring, getConfiguredCertificates } from './certificates.ts';
import { toNeed } from './count-needs.queries.ts';
import { readFigures } from './figures.queries.ts';
import { type NeedReader, needReaders } from './needs.queries.ts';
import { watchSiteCertificate } from './site-certificate.ts';

/** The calls for the screen "Today": what needs attention, and the figures of the event. */
export const today: Capability = (app, { db, config, clock }) => {
  const configured = getConfiguredCertificates(config);
  const getSiteCertificates = watchSiteCertificate(app, config);
  const readers: Record<NeedId, NeedReader> = {
    ...needReaders,
    certificates: async () => {
      const all = [...configured, ...getSiteCertificates()];
      return toNeed(describeExpiring(all, clock.now(), await readVenueClock(db)));
    },
    jobsFailing: async () => toNeed(app.jobRuns.failing()),
  };

  serve(app, calls, {
    today: async ({ organiser: { roles } }) => {
      const found: { id: NeedId; label: string; count: number; details: string[] }[] = [];
      for (const id of needIds.filter((one) => isPermitted(roles, needs[one].read))) {
        const need = await readers[id](db, roles);
        if (need.count > 0) found.push({ id, label: needs[id].label, ...need });
      }
      return { needs: found };
    },
    figures: ({ query }) => readFigures(db, query),
  });
};
