import { countryName } from '@summit/contract/country-name';
import type { ListedSponsor } from './sponsors-response.ts';

/** One sponsor: logo, name, what it does and where its stand is. */
export function SponsorCard({ sponsor, logo }: { sponsor: ListedSponsor; logo: string | null }) {
  const { name, description, url, country, stand, type } = sponsor;
  const facts = [type.name, countryName(country), stand && `Stand ${stand}`].filter(Boolean);
  return (
    <li>
      <div className="logo">
        {logo ? <img src={logo} alt="" loading="lazy" decoding="async" /> : <span dir="auto">{name}</span>}
      </div>
      <h3 dir="auto">
        {url ? (
          <a href={url} rel="noopener">
            {name}
          </a>
        ) : (
          name
        )}
      </h3>
      {description !== '' && <p dir="auto">{description}</p>}
      <p className="facts">{facts.join(', ')}</p>
    </li>
  );
}
