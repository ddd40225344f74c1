import { countryName } from '@summit/contract/contact-details/country-name';
import { href } from '@summit/contract/site/href';
import { floorPlanAnchor } from '@summit/contract/site/page-hashes';
import * as pages from '@summit/contract/site/site-map';
import { type Fact, Facts } from '@summit/shared-ui/display/facts';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { useFormatNames } from '../shared/sessions/formats.ts';
import { SessionRows } from '../shared/sessions/session-rows.tsx';
import * as styles from './sponsor-body.module.css';
import { SponsorPeople } from './sponsor-people.tsx';
import type { SponsorProfile, SponsorSession } from './sponsor-response.ts';
import type { ProfileTexts } from './sponsor-texts.ts';

interface SponsorBodyProps {
  sponsor: SponsorProfile;
  logo: string | null;
  texts: ProfileTexts;
}

/** The logo, the stand and the facts on one side; the company's description and its people on the other. */
export function SponsorBody({ sponsor, logo, texts }: SponsorBodyProps) {
  const { name, description, stand, sessions } = sponsor;
  return (
    <div className={styles.sponsorBody}>
      <div className="who">
        <p className="logo">
          {logo ? <img src={logo} alt={`Logo of ${name}`} /> : <span dir="auto">{name}</span>}
        </p>
        {stand && (
          <p className="stand">
            <span>{texts['sponsor.stand.label']}</span>
            <b>{stand}</b>
            <SiteLink className="arrow-link" to={href(pages.venue, { hash: floorPlanAnchor })}>
              {texts['sponsor.stand.plan']}
            </SiteLink>
          </p>
        )}
        <Facts items={getFacts(sponsor)} />
      </div>
      <div className={styles.what}>
        {description !== '' && (
          <p className={styles.description} dir="auto">
            {description}
          </p>
        )}
        {sessions.length > 0 && <SponsorSessions sessions={sessions} texts={texts} />}
        <SponsorPeople sponsor={sponsor} texts={texts} />
      </div>
    </div>
  );
}

interface SponsorSessionsProps {
  sessions: readonly SponsorSession[];
  texts: ProfileTexts;
}

/** The sessions with a speaker of the company. */
function SponsorSessions({ sessions, texts }: SponsorSessionsProps) {
  const formatNames = useFormatNames(texts);
  return (
    <section aria-labelledby="on-stage">
      <h2 id="on-stage">{texts['sponsor.sessions.title']}</h2>
      <SessionRows sessions={sessions} formatNames={formatNames} />
    </section>
  );
}

function getFacts({ tier, type, country, url }: SponsorProfile): Fact[] {
  return [
    {
      term: 'Tier',
      detail: <SiteLink to={href(pages.sponsors, { search: { tier: tier.id } })}>{tier.name}</SiteLink>,
    },
    {
      term: 'What they do',
      detail: <SiteLink to={href(pages.sponsors, { search: { type: type.id } })}>{type.name}</SiteLink>,
    },
    ...(country ? [{ term: 'Country', detail: countryName(country) }] : []),
    ...(url
      ? [
          {
            term: 'Website',
            detail: (
              <a href={url} rel="noopener">
                {getHost(url)}
              </a>
            ),
          },
        ]
      : []),
  ];
}

/** The host of an address: `tidewarden.example` for `https://www.tidewarden.example/`; an invalid address unchanged. */
function getHost(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : url;
}
