import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { socialPaths } from './social-paths.ts';

interface SocialLinksProps {
  links?: readonly { network: string; url: string }[];
}

/** The event's places on social networks, as icons with names. */
export function SocialLinks({ links = [] }: SocialLinksProps) {
  if (links.length === 0) return null;
  return (
    <ul className="plain-list social-links">
      {links.map(({ network, url }) => (
        <li key={url}>
          <SiteLink to={url} aria-label={network}>
            <svg
              viewBox="0 0 20 20"
              width="20"
              height="20"
              fill="currentColor"
              aria-hidden="true"
              focusable="false"
            >
              <path d={socialPaths[network.toLowerCase()] ?? socialPaths.other} />
            </svg>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
