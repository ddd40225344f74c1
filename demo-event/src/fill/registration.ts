import { packages as packageTable } from '@summit/api/src/orders/packages/packages.tables.ts';
import { promoCodes as promoCodeTable } from '@summit/api/src/orders/packages/promo-codes.tables.ts';
import {
  categories as categoryTable,
  predefinedActivities,
} from '@summit/api/src/people/attendees/categories.tables.ts';
import { emailDomains } from '@summit/api/src/people/email-domains/email-domains.tables.ts';
import { tags as tagTable } from '@summit/api/src/people/tags/tags.tables.ts';
import type { ActivityGroup } from '@summit/contract/registration/attendee-types';
import { categories, tags } from '../event/attendees/categories.ts';
import { activities } from '../event/content/activities.ts';
import { emailDomains as domains } from '../event/content/email-domains.ts';
import { packages } from '../event/content/packages.ts';
import { promoCodes } from '../event/content/promo-codes.ts';
import { slug } from '../lasting-id.ts';
import type { SeedContext } from '../seed-context.ts';

/** Everything registration forms offer: categories, tags, choices, packages. */
export async function fillRegistration({ db }: SeedContext): Promise<void> {
  await db.insert(categoryTable).values(
    categories.map((category) => ({
      id: category.id,
      name: category.name,
      type: category.type,
      isDefault: 'isDefault' in category,
      isVip: ['Vip', 'Exhibitor', 'Sponsor'].includes(category.type),
      needsAccountManager: 'needsAccountManager' in category,
    })),
  );
  await db.insert(tagTable).values(tags.map(({ id, name }) => ({ id, name })));
  await db
    .insert(predefinedActivities)
    .values(
      (Object.entries(activities) as [ActivityGroup, readonly string[]][]).flatMap(([group, names]) =>
        names.map((name, position) => ({ id: `${slug(group)}-${slug(name)}`, name, group, position })),
      ),
    );
  await db.insert(emailDomains).values([...domains]);
  await db.insert(packageTable).values(
    packages.map(({ includes, availableUntil, priceMinor, ...ticket }, position) => ({
      ...ticket,
      includes: [...includes],
      kind: priceMinor === 0 ? ('free' as const) : ('paid' as const),
      priceMinor,
      availableUntil: availableUntil ? new Date(availableUntil) : null,
      position,
    })),
  );
  await db.insert(promoCodeTable).values([...promoCodes]);
}
