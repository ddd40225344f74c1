import { countryName } from '@summit/contract/contact-details/country-name';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { fullName } from '@summit/contract/words/full-name';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { useSpeakerRows } from './speaker-rows.ts';
import * as styles from './speaker-table.module.css';

/** One row for each published speaker. */
export function SpeakerTable() {
  const speakers = useSpeakerRows();
  return (
    <div className={styles.scroller} tabIndex={0} role="region" aria-label="Speakers as a table">
      <table>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Job title</th>
            <th scope="col">Company</th>
            <th scope="col">Country</th>
            <th scope="col">Topics</th>
            <th scope="col">Id</th>
          </tr>
        </thead>
        <tbody>
          {speakers.map((speaker) => (
            <tr key={speaker.id}>
              <th scope="row">
                <SiteLink to={href(pages.speaker, { speakerId: speaker.id })}>{fullName(speaker)}</SiteLink>
              </th>
              <td>{speaker.jobTitle}</td>
              <td>{speaker.company}</td>
              <td>{countryName(speaker.country)}</td>
              <td>{speaker.tags.join(', ')}</td>
              <td>
                <code>{speaker.id}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
