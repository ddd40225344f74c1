import type { directoryTexts } from '@summit/contract/texts/directory';
import { indexHeading } from '@summit/contract/words/name-order';
import { useAddressOf } from '@summit/shared-auth';
import { SitePicture } from '@summit/shared-ui/display/site-picture';
import { Tag } from '@summit/shared-ui/display/tag';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { FoundLine } from '../shared/lists/found-line.tsx';
import * as styles from './directory.module.css';
import { useDirectory } from './directory-response.ts';
import { type Company, directoryHref, type DirectoryView, getCompanies } from './directory-view.ts';

type DirectoryTexts = Record<keyof typeof directoryTexts, string>;

interface CompanyIndexProps {
  view: DirectoryView;
  texts: DirectoryTexts;
}

/** The companies by their first letter, with their lines of business as filters. */
export function CompanyIndex({ view, texts }: CompanyIndexProps) {
  const { companies, categories } = useDirectory();
  const shown = getCompanies(companies, view);
  const all = { name: texts['directory.categories.all'], value: '', count: companies.length };
  const named = categories.map((one) => ({ ...one, value: one.name }));
  if (companies.length === 0) {
    return (
      <EmptyState level={2} title={texts['directory.none.title']}>
        {texts['directory.none.text']}
      </EmptyState>
    );
  }
  return (
    <>
      <nav className={`${styles.category} no-print`} aria-label={texts['directory.categories.label']}>
        {[all, ...named].map(({ name, value, count }) => (
          <SiteLink
            key={value}
            to={directoryHref({ q: view.q, category: value })}
            aria-current={view.category === value ? 'true' : undefined}
          >
            {name} <small>{count}</small>
          </SiteLink>
        ))}
      </nav>
      <FoundLine
        count={shown.length}
        one="company"
        many="companies"
        search={view.q}
        narrowed={view.q !== '' || view.category !== ''}
        all={directoryHref({})}
      />
      {shown.length === 0 ? (
        <EmptyState level={2} title={texts['directory.empty.title']}>
          {texts['directory.empty.text']}
        </EmptyState>
      ) : (
        <div className={styles.directory}>
          {getLetters(shown).map(([letter, ofLetter]) => (
            <section key={letter} aria-labelledby={`letter-${letter}`}>
              <h2 id={`letter-${letter}`}>{letter}</h2>
              <ul>
                {ofLetter.map((company) => (
                  <Entry key={company.id} company={company} website={texts['directory.website']} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </>
  );
}

function Entry({
  company: { company, description, category, logoUrl, website },
  website: label,
}: EntryProps) {
  const getAddress = useAddressOf();
  return (
    <li>
      {logoUrl === null ? (
        <span />
      ) : (
        <div className={styles.companyLogo}>
          <SitePicture src={getAddress(logoUrl)} alt="" width={480} height={240} fit="contain" />
        </div>
      )}
      <div className={styles.companyWords}>
        <h3>{company}</h3>
        <p>{description}</p>
      </div>
      <div className={styles.companyFoot}>
        {category !== null && <Tag>{category}</Tag>}
        {website !== null && (
          <SiteLink to={website} aria-label={`${label}: ${company}`}>
            {label}
          </SiteLink>
        )}
      </div>
    </li>
  );
}

interface EntryProps {
  company: Company;
  website: string;
}

/** The companies grouped by the heading of their name, in the order of the list. */
function getLetters(companies: readonly Company[]): [string, Company[]][] {
  const letters = new Map<string, Company[]>();
  for (const one of companies) {
    const letter = indexHeading(one.company);
    letters.set(letter, [...(letters.get(letter) ?? []), one]);
  }
  return [...letters];
}
