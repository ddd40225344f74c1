import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { awardsResultsTexts } from '@summit/contract/texts/awards-results';
import { fillText } from '@summit/contract/words/text-lookup';
import { useServerTexts } from '@summit/shared-auth';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import type { Results } from './results-data.ts';
import * as styles from './vote-records.module.css';

/** The sizes and roots of the ballot lists from which the results were counted. */
export function VoteRecords({ records }: Pick<Results, 'records'>) {
  const texts = useServerTexts(awardsResultsTexts, 'awards');
  if (records.length === 0) return null;
  return (
    <section className={styles.records} aria-labelledby="vote-records">
      <h2 id="vote-records">{texts['awards.results.record.title']}</h2>
      {records.map(({ step, ballots, root }) => (
        <p key={step}>
          <strong>{texts[`awards.results.record.${step}`]}</strong>{' '}
          {fillText(texts[`awards.results.record.ballots.${ballots === 1 ? 'one' : 'many'}`], {
            ballots: String(ballots),
          })}{' '}
          <code>{root}</code>
        </p>
      ))}
      <p>
        <SiteLink to={href(pages.awardsHowVotingWorks)}>{texts['awards.results.record.link']}</SiteLink>
      </p>
    </section>
  );
}
