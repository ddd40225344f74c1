import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import type { searchTexts } from '@summit/contract/texts/search';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { FoundLine } from '../shared/lists/found-line.tsx';
import { type FoundGroup, type MarkedText, useFound } from './found.ts';
import * as styles from './result.module.css';

type SearchTexts = Record<keyof typeof searchTexts, string>;

/** The results by kind, with the words highlighted. */
export function FoundList({ words, texts }: { words: string; texts: SearchTexts }) {
  const { groups, totalItems } = useFound(words);
  return (
    <>
      <FoundLine count={totalItems} one="result" many="results" search={words} narrowed={false} all="" />
      {groups.length === 0 ? (
        <EmptyState
          level={2}
          title={texts['search.empty.title']}
          action={
            <SiteLink className="arrow-link" to={href(pages.contactUs)}>
              {texts['search.empty.action']}
            </SiteLink>
          }
        >
          {texts['search.empty.text']}
        </EmptyState>
      ) : (
        <div className={styles.result}>
          {groups.map((group) => (
            <ResultGroup key={group.kind} group={group} name={texts[`search.kind.${group.kind}`]} />
          ))}
        </div>
      )}
    </>
  );
}

function ResultGroup({ group: { kind, items, totalItems }, name }: { group: FoundGroup; name: string }) {
  const id = `found-${kind}`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        {name}{' '}
        <small>{totalItems > items.length ? `best ${items.length} of ${totalItems}` : totalItems}</small>
      </h2>
      <ol>
        {items.map(({ to, title, excerpt, detail }) => (
          <li key={to}>
            <SiteLink to={to}>
              <Marked text={title} />
            </SiteLink>
            {detail !== null && <p className={styles.foundDetail}>{detail}</p>}
            {excerpt.length > 0 && (
              <p className={styles.foundExcerpt}>
                <Marked text={excerpt} />
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Marked({ text }: { text: MarkedText }) {
  // The parts need no names as keys, because they are rendered once and never change places.
  return text.map(({ text: part, isMatch }, at) => (isMatch ? <mark key={at}>{part}</mark> : part));
}
