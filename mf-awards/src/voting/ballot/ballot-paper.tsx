import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { awardsTexts } from '@summit/contract/texts/awards';
import { awardsBallotTexts } from '@summit/contract/texts/awards-ballot';
import { findsText } from '@summit/contract/words/found-text';
import { useServerTexts } from '@summit/shared-auth';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import type { CategoryOnBallot } from '../../shared/awards-data.ts';
import { goToCategory, nextOpenCategory } from '../next-open-category.ts';
import * as styles from './ballot-paper.module.css';
import { BallotSearch } from './ballot-search.tsx';
import type { useBallotDraft } from './ballot-store.ts';
import { BallotSummary } from './ballot-summary.tsx';
import { CategoryBallot } from './category-ballot.tsx';

interface BallotPaperProps {
  categories: CategoryOnBallot[];
  draft: ReturnType<typeof useBallotDraft>;
  /** Whether the visitor comes back from the review, whose button had the focus. */
  isReviewed: boolean;
  onReview: () => void;
}

const paperTexts = { ...awardsTexts, ...awardsBallotTexts };

/** All categories on one page, with a search above them and a running summary beside them. */
export function BallotPaper({ categories, draft, isReviewed, onReview }: BallotPaperProps) {
  const texts = useServerTexts(paperTexts, 'awards');
  const [search, setSearch] = useState('');
  const paper = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isReviewed) paper.current?.querySelector<HTMLElement>('[data-category]')?.focus();
  }, [isReviewed]);
  if (categories.length === 0) {
    return (
      <EmptyState level={2} title={texts['awardsBallot.empty.title']}>
        {texts['awardsBallot.empty.text']}
      </EmptyState>
    );
  }
  const shown = search.trim() === '' ? categories : withFound(categories, search);
  const isOpen = ({ id }: CategoryOnBallot) => (draft.choices[id]?.length ?? 0) === 0;

  /** Shows all categories again, without a search, and returns their elements. */
  function sections(): HTMLElement[] {
    flushSync(() => setSearch(''));
    return [...(paper.current?.querySelectorAll<HTMLElement>('[data-category]') ?? [])];
  }

  function goTo(wanted: (sections: HTMLElement[]) => HTMLElement | undefined) {
    const category = wanted(sections());
    if (!category) return;
    last.current = category;
    goToCategory(category);
  }

  const open = categories.filter(isOpen).map(({ id }) => id);
  const goToNext = () =>
    goTo((all) =>
      nextOpenCategory(
        all.filter(({ dataset }) => open.includes(dataset.category ?? '')),
        last.current,
      ),
    );
  const onward =
    open.length > 0
      ? { label: texts['awardsBallot.onward.next'], go: goToNext }
      : { label: texts['awardsBallot.onward.review'], go: onReview };
  return (
    <div className={styles.paper} ref={paper}>
      <div className={styles.ballotCategories}>
        <div className={styles.ballotTop}>
          <p className="soft measure">{texts['awardsVotingStepOne.order']}</p>
          <BallotSearch
            value={search}
            found={shown.reduce((sum, { nominees }) => sum + nominees.length, 0)}
            onSearch={setSearch}
          />
        </div>
        {shown.map((category) => (
          <CategoryBallot
            key={category.id}
            category={category}
            number={categories.findIndex(({ id }) => id === category.id) + 1}
            chosen={draft.choices[category.id] ?? []}
            onToggle={(nomineeId) =>
              draft.toggle(category.id, nomineeId, category.allowedVotes, draft.choices[category.id] ?? [])
            }
            onward={onward}
          />
        ))}
      </div>
      <BallotSummary
        categories={categories}
        choices={draft.choices}
        onGoTo={(id) => goTo((all) => all.find(({ dataset }) => dataset.category === id))}
        onNext={open.length > 0 ? goToNext : undefined}
        onReview={onReview}
      />
    </div>
  );
}

/** The categories with only the nominees that match a search. */
function withFound(categories: readonly CategoryOnBallot[], search: string): CategoryOnBallot[] {
  return categories
    .map((category) => ({
      ...category,
      nominees: category.nominees.filter(({ name, company, jobTitle, description }) =>
        findsText(search.trim(), [name, company, jobTitle, description]),
      ),
    }))
    .filter(({ nominees }) => nominees.length > 0);
}
