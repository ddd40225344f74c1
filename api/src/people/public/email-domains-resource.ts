import { oneOf, requiredText } from '@summit/contract/forms/rules';
import { messages } from '@summit/contract/words/messages';
import { tableResource } from '../../platform/resources/table-resource.queries.ts';
import { domainVerdicts, emailDomains } from '../email-domains/email-domains.tables.ts';

/** The resource of rules for email domains. */
export const emailDomainsResource = tableResource({
  table: emailDomains,
  key: 'domain',
  fields: {
    domain: requiredText().matches(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, messages.domain),
    verdict: oneOf(domainVerdicts),
  },
  removable: true,
  drops: [],
});
