import styled from '@emotion/styled';
import { awardsTexts } from '@summit/contract/texts/awards';
import { useServerTexts } from '@summit/shared-auth';
import { Button } from '@summit/shared-ui/actions/button';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import type { CategoryOnBallot } from '../shared/awards-data.ts';
import type { useBallotDraft } from './ballot-store.ts';
import { CategoryBallot } from './category-ballot.tsx';

interface BallotPaperProps {
  categories: CategoryOnBallot[];
  draft: ReturnType<typeof useBallotDraft>;
  onReview: () => void;
}

const Paper = styled.div`
  display: grid;
  gap: 40px var(--gap);
  @media (min-width: 1000px) {
    grid-template-columns: minmax(0, 1fr) 300px;
    align-items: start;
  }
  & > .ballot-categories {
    display: grid;
    gap: clamp(40px, 6vw, 80px);
    min-width: 0;
  }
`;

const Summary = styled.aside`
  display: grid;
  gap: 16px;
  padding: 24px;
  background: var(--sheet);
  border: 1px solid var(--hairline);
  border-top: 3px solid var(--gold-fill);
  border-radius: var(--radius);
  @media (min-width: 1000px) {
    position: sticky;
    top: calc(var(--bar-height) + 24px);
  }
  @media (max-width: 999px) {
    position: sticky;
    bottom: 0;
    z-index: 2;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    margin-inline: calc(var(--gutter) * -1);
    padding: 12px var(--gutter);
    border-inline: 0;
    border-radius: 0;
    & > .ballot-note {
      display: none;
    }
  }
  & .ballot-count {
    font-size: var(--h3);
    font-weight: 750;
    letter-spacing: -0.02em;
    font-variant-numeric: tabular-nums;
  }
`;

/** All categories on one page, with a running summary beside them. */
export function BallotPaper({ categories, draft, onReview }: BallotPaperProps) {
  const texts = useServerTexts(awardsTexts, 'awards');
  const chosen = categories.filter(({ id }) => (draft.choices[id]?.length ?? 0) > 0).length;
  if (categories.length === 0) {
    return (
      <EmptyState level={2} title="There are no nominees yet">
        The ballot fills as soon as the nominees are set.
      </EmptyState>
    );
  }
  return (
    <Paper>
      <div className="ballot-categories">
        <p className="soft measure">{texts['awardsVotingStepOne.order']}</p>
        {categories.map((category, index) => (
          <CategoryBallot
            key={category.id}
            category={category}
            number={index + 1}
            chosen={draft.choices[category.id] ?? []}
            onToggle={(nomineeId) => draft.toggle(category.id, nomineeId, category.allowedVotes)}
          />
        ))}
      </div>
      <Summary aria-label="Your ballot">
        <p className="ballot-count" role="status">
          {chosen} of {categories.length} categories
        </p>
        <p className="ballot-note soft">{texts['awardsVotingStepOne.final']}</p>
        <Button variant="gold" onClick={onReview} disabled={chosen === 0}>
          {texts['awardsVotingStepOne.review']}
        </Button>
      </Summary>
    </Paper>
  );
}
