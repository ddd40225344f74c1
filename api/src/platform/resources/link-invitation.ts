import { linkTokenHash, newLinkToken } from '../accounts/link-token.ts';
import type { Values, WriteContext } from './resource.ts';

/**
 * The link of a new invitation. It is shown only once, because only the hash of its token is stored.
 * @param linkOf the path of the link within the site
 */
export function withLink(getLink: (token: string) => string, columns: (now: Date) => Values = () => ({})) {
  return (_after: Values, { config, now }: WriteContext) => {
    const token = newLinkToken();
    return {
      columns: { tokenHash: linkTokenHash(token), ...columns(now) },
      issued: `${config.siteOrigin}${getLink(token)}`,
    };
  };
}
