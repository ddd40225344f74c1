import { href } from '@summit/contract/href';
import { limits } from '@summit/contract/limits';
import { momentOrNull, orNull, textOrNull, whole } from '@summit/contract/resource-rules';
import { optionalText, requiredText } from '@summit/contract/rules';
import { withLink } from '../platform/resources/link-invitation.ts';
import { tableResource } from '../platform/resources/table-resource.ts';
import { vouchers } from './vouchers.tables.ts';

/** What is given away by a link. */
export const vouchersResource = tableResource({
  table: vouchers,
  key: 'id',
  makesKeys: true,
  fields: {
    id: optionalText(),
    title: requiredText(),
    description: requiredText(limits.longText),
    promoCode: textOrNull(),
    discountPercent: orNull(whole(1, 100)),
    validUntil: momentOrNull(),
    usedAt: textOrNull(),
  },
  readOnly: ['id', 'usedAt'],
  order: ['title'],
  adds: withLink((token) => href('voucher', { search: { token } })),
  removable: true,
  drops: [],
});
