import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import * as styles from './sponsor-tier.module.css';
import type { ListedSponsor } from './sponsors-response.ts';

interface SponsorCardProps {
  sponsor: ListedSponsor;
  logo: string | null;
  /** Whether there is room for the sponsor's description. */
  described: boolean;
}

/** A sponsor on the wall: its logo, with the name and the stand in small type below; the whole card links to its page. */
export function SponsorCard({ sponsor, logo, described }: SponsorCardProps) {
  const { id, name, description, stand } = sponsor;
  return (
    <li>
      <div className="logo" aria-hidden="true">
        {logo ? <img src={logo} alt="" loading="lazy" decoding="async" /> : <span dir="auto">{name}</span>}
      </div>
      {described && description !== '' && (
        <p className="about" dir="auto">
          {description}
        </p>
      )}
      <div className={styles.facts}>
        <h3 dir="auto">
          <SiteLink to={href(pages.sponsor, { sponsorId: id })}>{name}</SiteLink>
        </h3>
        {stand && <span>Stand {stand}</span>}
      </div>
    </li>
  );
}
