import { momentOrNull, slug, textOrNull, whole } from '@summit/contract/forms/resource-rules';
import { optionalText, requiredText } from '@summit/contract/forms/rules';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { messages } from '@summit/contract/words/messages';
import { newLinkToken } from '../../platform/accounts/link-token.ts';
import { tableResource } from '../../platform/resources/table-resource.queries.ts';
import { vipInvitations } from '../vip/vip.tables.ts';

/** The minimum length of a code that organisers choose, because anyone who guesses it has a free ticket. */
const shortestCode = 8;

/** Invitations of VIPs, exhibitors and sponsors: the link is made of slug and code. */
export const vipInvitationsResource = tableResource({
  table: vipInvitations,
  key: 'id',
  makesKeys: true,
  fields: {
    id: optionalText(),
    slug: slug(),
    /** The code, which is generated if none is given. */
    code: optionalText(40)
      .matches(/^[\w-]+$/, { message: messages.slug, excludeEmptyString: true })
      .test('long', messages.code, (value) => !value || value.length >= shortestCode),
    name: requiredText(),
    company: textOrNull(),
    categoryId: requiredText(),
    passesLimit: whole(0, 10_000).required(messages.required),
    validUntil: momentOrNull(),
    createdAt: optionalText(),
  },
  readOnly: ['id', 'createdAt'],
  order: ['createdAt'],
  adds: (after, { config, now }) => {
    const code = String(
      after.code ||
        newLinkToken()
          .replaceAll(/[^a-zA-Z\d]/g, '')
          .slice(0, 12),
    );
    const path = href(pages.registrationInvitation, { slug: String(after.slug), code });
    return { columns: { code, createdAt: now }, issued: `${config.siteOrigin}${path}` };
  },
  removable: true,
  drops: [],
});
