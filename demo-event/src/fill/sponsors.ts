import {
  mediaKits,
  mediaPartners,
  mediaPartnerTypes,
} from '@summit/api/src/content/media-partners/media-partners.tables.ts';
import {
  sponsors as sponsorTable,
  sponsorTypes as typeTable,
  tiers as tierTable,
} from '@summit/api/src/programme/sponsors/sponsors.tables.ts';
import * as press from '../event/content/press.ts';
import { getLogo } from '../event/people.ts';
import { sponsors } from '../event/sponsors/sponsors.ts';
import { sponsorTypes, tiers } from '../event/sponsors/tiers.ts';
import { slug } from '../lasting-id.ts';
import { makeMediaKits } from '../press/media-kits.ts';
import type { SeedContext } from '../seed-context.ts';

/** Sponsors, media partners and media kits. */
export async function fillSponsors({ db, shelf }: SeedContext): Promise<void> {
  await db.insert(tierTable).values(
    tiers.map(({ id, name, attendeeTypes }, index) => ({
      id,
      name,
      position: index + 1,
      attendeeTypes: [...attendeeTypes],
    })),
  );
  await db.insert(typeTable).values([...sponsorTypes]);
  await db.insert(sponsorTable).values(
    sponsors.map(({ name, tier, type, stand, country, description, isAffiliate }) => ({
      id: slug(name),
      name,
      description,
      logoUrl: getLogo(shelf, name),
      url: `https://${slug(name)}.example`,
      country,
      stand,
      tierId: tier,
      typeId: type,
      isAffiliate: isAffiliate ?? false,
    })),
  );
  await db.insert(mediaPartnerTypes).values([...press.mediaPartnerTypes]);
  await db.insert(mediaPartners).values(
    press.mediaPartners.map(({ name, type }) => ({
      id: slug(name),
      name,
      logoUrl: getLogo(shelf, name),
      url: `https://${slug(name)}.example`,
      typeId: type,
    })),
  );
  await db.insert(mediaKits).values(await makeMediaKits(shelf));
}
