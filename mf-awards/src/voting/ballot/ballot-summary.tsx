import { useState } from 'react';
import { awardsTexts } from '@summit/contract/texts/awards';
import { awardsBallotTexts } from '@summit/contract/texts/awards-ballot';
import { fillText } from '@summit/contract/words/text-lookup';
import { useServerTexts } from '@summit/shared-auth';
import { Button } from '@summit/shared-ui/actions/button';
import type { CategoryOnBallot } from '../../shared/awards-data.ts';
import type { Choices } from './ballot-store.ts';
import * as styles from './ballot-summary.module.css';

const summaryTexts = { ...awardsTexts, ...awardsBallotTexts };

interface BallotSummaryProps {
  categories: readonly CategoryOnBallot[];
  choices: Choices;
  onGoTo: (categoryId: string) => void;
  /** Scrolls to the next category without a choice; absent once every category has one. */
  onNext?: () => void;
  onReview: () => void;
}

/** The choices so far, links to the categories, and the button for the review. */
export function BallotSummary({ categories, choices, onGoTo, onNext, onReview }: BallotSummaryProps) {
  const texts = useServerTexts(summaryTexts, 'awards');
  const [isListed, setIsListed] = useState(false);
  const rows = categories.map((category) => ({
    category,
    names: category.nominees.filter(({ id }) => choices[category.id]?.includes(id)).map(({ name }) => name),
  }));
  const chosen = rows.filter(({ names }) => names.length > 0).length;
  const progress = { chosen: String(chosen), all: String(categories.length) };
  return (
    <aside
      className={styles.ballotSummary}
      aria-label={texts['awardsBallot.summary']}
      data-listed={isListed}
      data-above-covered
    >
      <p className={styles.ballotCount} role="status">
        {fillText(texts['awardsBallot.progress'], progress)}
      </p>
      <Button
        className={styles.ballotToggle}
        variant="quiet"
        size="small"
        aria-expanded={isListed}
        onClick={() => setIsListed(!isListed)}
      >
        {texts['awardsBallot.list']}
      </Button>
      <progress value={chosen} max={categories.length} aria-hidden="true" />
      <ol className={styles.ballotList} role="list">
        {rows.map(({ category, names }) => (
          <li key={category.id}>
            <button
              type="button"
              onClick={() => {
                setIsListed(false);
                onGoTo(category.id);
              }}
            >
              <span className={styles.categoryName}>{category.name}</span>
              <span className={styles.categoryChoice} data-none={names.length === 0 || undefined}>
                {names.join(', ') || texts['awardsBallot.choices.none']}
              </span>
            </button>
          </li>
        ))}
      </ol>
      <p className={`${styles.ballotNote} soft`}>{texts['awardsVotingStepOne.final']}</p>
      <div className={styles.ballotActions}>
        {onNext && (
          <Button variant="secondary" onClick={onNext}>
            {texts['awardsBallot.next']}
          </Button>
        )}
        <Button variant="gold" onClick={onReview} disabled={chosen === 0}>
          {texts['awardsVotingStepOne.review']}
        </Button>
      </div>
    </aside>
  );
}
