import { Button } from '@summit/shared-ui/actions/button';
import { Facts } from '@summit/shared-ui/display/facts';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { LogoPlate } from '../shared/photo/logo/logo-plate.tsx';
import * as styles from './blitz-entry.module.css';
import type { BlitzTexts, Submission } from './blitz-response.ts';

interface BlitzEntryProps {
  submission: Submission;
  texts: BlitzTexts;
  onChange: () => void;
}

/** The submitted data, read-only, with a button to change it. */
export function BlitzEntry({ submission, texts, onChange }: BlitzEntryProps) {
  const { company, logoUrl, pitch, category, website, contacts, slots } = submission;
  return (
    <div className={styles.entry}>
      <h2>{texts['blitzRegistration.table.title']}</h2>
      {logoUrl && <LogoPlate src={logoUrl} alt={`${texts['blitzRegistration.form.logo']}: ${company}`} />}
      <Facts
        items={[
          { term: texts['blitzRegistration.form.company'], detail: company },
          { term: texts['blitzRegistration.form.category'], detail: category },
          { term: texts['blitzRegistration.form.pitch'], detail: pitch },
          {
            term: texts['blitzRegistration.form.website'],
            detail: <SiteLink to={website}>{website}</SiteLink>,
          },
          { term: texts['blitzRegistration.form.slots'], detail: lines(slots) },
          {
            term: texts['blitzRegistration.form.first'],
            detail: lines(
              contacts.flatMap(({ name, jobTitle, email }) => [
                jobTitle ? `${name}, ${jobTitle}` : name,
                email,
              ]),
            ),
          },
        ]}
      />
      <Button variant="secondary" onClick={onChange}>
        {texts['blitzRegistration.change']}
      </Button>
    </div>
  );
}

function lines(words: readonly string[]) {
  return words.map((word) => <div key={word}>{word}</div>);
}
