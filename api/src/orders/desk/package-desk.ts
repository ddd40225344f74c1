import * as calls from '@summit/contract/calls/organise-packages';
import { findAttendee } from '../../people/public/attendees.queries.ts';
import { findCategory } from '../../people/public/categories.queries.ts';
import { isUuid } from '../../platform/db/is-uuid.ts';
import { type Capability, serve } from '../../platform/serve.ts';
import { withProvider } from '../payments/provider-failure.ts';
import { providersFrom } from '../payments/providers/providers.ts';
import { getPackages } from '../public/packages.queries.ts';
import { changePackage } from './change-package.ts';

/** The package of an attendee, as organisers change it before it is paid. */
export const packageDesk: Capability = async (app, platform) => {
  const { db, clock } = platform;
  const cashier = { platform, providers: await providersFrom(platform.config) };
  serve(app, calls, {
    packagesForAttendee: async ({ params, fail }) => {
      const attendee = isUuid(params.id) ? await findAttendee(db, params.id) : null;
      const category = attendee && (await findCategory(db, attendee.categoryId));
      return category ? { packages: await getPackages(db, category, clock.now()) } : fail('cqrs-0009');
    },
    changePackage: async ({ organiser, params, body, fail }) => {
      if (!isUuid(params.id)) return fail('cqrs-0009');
      await withProvider(() => changePackage(cashier, organiser, { ...body, attendeeId: params.id }));
    },
  });
};
