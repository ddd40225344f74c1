import styled from '@emotion/styled';
import { useState } from 'react';
import { awardsTexts } from '@summit/contract/texts/awards';
import { awardsBallotTexts } from '@summit/contract/texts/awards-ballot';
import { fillText } from '@summit/contract/words/text-lookup';
import { useServerTexts } from '@summit/shared-auth';
import { Button } from '@summit/shared-ui/actions/button';
import type { CategoryOnBallot } from '../../shared/awards-data.ts';
import type { Choices } from './ballot-store.ts';
import { ballotSummaryStyles } from './ballot-summary-styles.ts';

const Summary = styled.aside(ballotSummaryStyles);
const List = styled.ol``;

const summaryTexts = { ...awardsTexts, ...awardsBallotTexts };

interface BallotSummaryProps {
  categories: readonly CategoryOnBallot[];
  choices: Choices;
  onGoTo: (categoryId: string) => void;
  /** Absent once every category has a choice. */
  onNext?: () => void;
  onReview: () => void;
}

/** What is chosen so far, the way to each category, and on to the review. */
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
    <Summary aria-label={texts['awardsBallot.summary']} data-listed={isListed} data-above-covered>
      <p className="ballot-count" role="status">
        {fillText(texts['awardsBallot.progress'], progress)}
      </p>
      <Button
        className="ballot-toggle"
        variant="quiet"
        size="small"
        aria-expanded={isListed}
        onClick={() => setIsListed(!isListed)}
      >
        {texts['awardsBallot.list']}
      </Button>
      <progress value={chosen} max={categories.length} aria-hidden="true" />
      <List className="ballot-list" role="list">
        {rows.map(({ category, names }) => (
          <li key={category.id}>
            <button
              type="button"
              onClick={() => {
                setIsListed(false);
                onGoTo(category.id);
              }}
            >
              <span className="category-name">{category.name}</span>
              <span className="category-choice" data-none={names.length === 0 || undefined}>
                {names.join(', ') || texts['awardsBallot.choices.none']}
              </span>
            </button>
          </li>
        ))}
      </List>
      <p className="ballot-note soft">{texts['awardsVotingStepOne.final']}</p>
      <div className="ballot-actions">
        {onNext && (
          <Button variant="secondary" onClick={onNext}>
            {texts['awardsBallot.next']}
          </Button>
        )}
        <Button variant="gold" onClick={onReview} disabled={chosen === 0}>
          {texts['awardsVotingStepOne.review']}
        </Button>
      </div>
    </Summary>
  );
}
