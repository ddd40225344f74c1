import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { fullName } from '@summit/contract/words/full-name';
import { useAddressOf } from '@summit/shared-auth';
import { PersonCard } from '@summit/shared-ui/display/person-card';
import { Grid } from '@summit/shared-ui/layout/grid';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import * as styles from './sponsor-body.module.css';
import type { SponsorProfile } from './sponsor-response.ts';
import type { SponsorTexts } from './sponsor-texts.ts';

interface SponsorPeopleProps {
  sponsor: SponsorProfile;
  texts: SponsorTexts;
}

/** The sponsor's speakers with their portraits, and its attendees who agreed to be listed. */
export function SponsorPeople({ sponsor, texts }: SponsorPeopleProps) {
  const { name, speakers, attendees } = sponsor;
  const getAddress = useAddressOf();
  const speakerNames = new Set(speakers.map(fullName));
  const others = attendees.filter((attendee) => !speakerNames.has(attendee.name));
  if (speakers.length + others.length === 0) return null;
  return (
    <section aria-labelledby="people">
      <h2 id="people">{texts['sponsor.people.title']}</h2>
      {speakers.length > 0 && (
        <Grid columns={3}>
          {speakers.map((speaker) => (
            <li key={speaker.id} dir="auto">
              <PersonCard
                to={href(pages.speaker, { speakerId: speaker.id })}
                name={fullName(speaker)}
                jobTitle={speaker.jobTitle}
                picture={speaker.imageUrl && getAddress(speaker.imageUrl)}
              />
            </li>
          ))}
        </Grid>
      )}
      {others.length > 0 && (
        <ul className={styles.names}>
          {others.map(({ id, name: who, jobTitle }) => (
            <li key={id} dir="auto">
              {who}
              {jobTitle && <small>{jobTitle}</small>}
            </li>
          ))}
        </ul>
      )}
      <p>
        <SiteLink className="arrow-link" to={href(pages.attendees, { search: { company: name } })}>
          {texts['sponsor.people.all']}
        </SiteLink>
      </p>
    </section>
  );
}
