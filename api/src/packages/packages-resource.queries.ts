import { categoryTypes } from '@summit/contract/attendee-types';
import { limits } from '@summit/contract/limits';
import { messages } from '@summit/contract/messages';
import { momentOrNull, orNull, slug, textList, textOrNull, whole } from '@summit/contract/resource-rules';
import { oneOf, optionalText, requiredText } from '@summit/contract/rules';
import { tableResource } from '../platform/resources/table-resource.ts';
import { endsLater } from '../platform/resources/together.ts';
import { packages } from './packages.tables.ts';

const period = endsLater('availableFrom', 'availableUntil');

/** Tickets. What orders and places were made by is fixed; a price holds for orders that begin later. */
export const packagesResource = tableResource({
  table: packages,
  key: 'id',
  fields: {
    id: slug(),
    type: requiredText(limits.name).matches(/^\w+$/, messages.slug),
    categoryType: oneOf(categoryTypes),
    categoryId: textOrNull(),
    name: requiredText(),
    description: optionalText(limits.longText),
    includes: textList(),
    kind: oneOf(['free', 'paid']),
    /** In pence. */
    priceMinor: whole(0, 100_000_00).default(0),
    currency: optionalText(3).matches(/^[A-Z]{3}$/, { message: messages.oneOf, excludeEmptyString: true }),
    availableFrom: momentOrNull(),
    availableUntil: momentOrNull(),
    capacity: orNull(whole()),
    addsTo: textOrNull(),
    includesSeatOf: textOrNull(),
    extraTickets: whole(0, 100),
    position: whole(),
  },
  order: ['position'],
  fixed: ['type', 'categoryType', 'currency', 'addsTo', 'includesSeatOf'],
  check: (after) => ({
    ...period(after),
    ...((after.kind === 'free') !== (after.priceMinor === 0) && { priceMinor: messages.priceOfKind }),
  }),
  removable: true,
  drops: ['packages'],
});
