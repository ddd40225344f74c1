import { useEffect, useRef } from 'react';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { awardsTexts } from '@summit/contract/texts/awards';
import { awardsBallotTexts } from '@summit/contract/texts/awards-ballot';
import { type ApiError, useServerTexts } from '@summit/shared-auth';
import type { EmailConfirmation } from '@summit/shared-auth/email-confirmation';
import { Button } from '@summit/shared-ui/actions/button';
import { ConfirmAddress } from '@summit/shared-ui/feedback/confirm-address';
import { Notice } from '@summit/shared-ui/feedback/notice';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import type { CategoryOnBallot } from '../../shared/awards-data.ts';
import * as styles from './ballot-review.module.css';
import type { Choices } from './ballot-store.ts';
import { mayHaveArrived } from './may-have-arrived.ts';

interface BallotReviewProps {
  categories: CategoryOnBallot[];
  choices: Choices;
  busy: boolean;
  error: ApiError | null;
  confirmation: EmailConfirmation;
  onSend: () => void;
  onBack: () => void;
}

const reviewTexts = { ...awardsTexts, ...awardsBallotTexts };

/** Shows the whole ballot again before it is sent, because it cannot be changed afterwards. */
export function BallotReview(props: BallotReviewProps) {
  const { categories, choices, busy, error, confirmation, onSend, onBack } = props;
  const texts = useServerTexts(reviewTexts, 'awards');
  const isUnsure = error !== null && mayHaveArrived(error);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.sheet} aria-labelledby="ballot-review">
      <h2 id="ballot-review" ref={heading} tabIndex={-1}>
        {texts['awardsVotingStepOne.review']}
      </h2>
      <dl>
        {categories.map(({ id, name, nominees }) => {
          const chosen = nominees.filter((nominee) => choices[id]?.includes(nominee.id));
          return (
            <div key={id}>
              <dt>{name}</dt>
              {chosen.length > 0 ? (
                <dd>{chosen.map((nominee) => nominee.name).join(', ')}</dd>
              ) : (
                <dd className={styles.noChoice}>{texts['awardsBallot.choices.none']}</dd>
              )}
            </div>
          );
        })}
      </dl>
      {error && (
        <div role="alert">
          <Notice tone="danger" title={texts[`awardsBallot.review.${isUnsure ? 'unsure' : 'failed'}`]}>
            {error.message} {texts['awardsBallot.review.saved']}
            {isUnsure && ` ${texts['awardsBallot.review.again']}`}
            {error.requestId && ` Request ${error.requestId}.`}
          </Notice>
        </div>
      )}
      <ConfirmAddress {...confirmation} />
      <p>
        {texts['awardsVotingStepOne.final']}{' '}
        <SiteLink to={href(pages.awardsHowVotingWorks)}>{texts['awardsHowVotingWorks.link']}</SiteLink>
      </p>
      <div className={styles.reviewActions}>
        <Button variant="gold" onClick={onSend} busy={busy} disabled={confirmation.isMissing}>
          {texts['awardsVotingStepOne.submit']}
        </Button>
        <Button variant="secondary" onClick={onBack} disabled={busy}>
          {texts['awardsBallot.review.change']}
        </Button>
      </div>
    </section>
  );
}
