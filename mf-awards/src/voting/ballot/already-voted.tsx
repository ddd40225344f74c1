import { awardsTexts } from '@summit/contract/texts/awards';
import { useServerTexts } from '@summit/shared-auth';
import { Receipt } from '../receipt/receipt.tsx';
import * as styles from './already-voted.module.css';

/** Shown instead of the ballot once it has been cast. */
export function AlreadyVoted(props: { receipt: string | null; votedAt: string | null }) {
  const texts = useServerTexts(awardsTexts, 'awards');
  return (
    <div className={styles.block}>
      <h2>{texts['awardsVotingStepOne.voted.title']}</h2>
      <p className="lead">{texts['awardsVotingStepOne.voted.text']}</p>
      <Receipt {...props} />
    </div>
  );
}
