import { Motif } from '@summit/shared-ui/motion/motif';
import * as styles from './sealed-envelope.module.css';

/** A sealed envelope as decoration. */
export function SealedEnvelope({ seal, seed }: { seal: string; seed: string }) {
  return (
    <div className={styles.envelope} aria-hidden="true">
      <div className={styles.envelopeLines}>
        <Motif seed={seed} variant="hero" />
      </div>
      <svg viewBox="0 0 800 500" preserveAspectRatio="none" fill="var(--sheet)" stroke="var(--gold)">
        <path d="M0 0L400 280L800 0Z" strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
      </svg>
      <span className={styles.envelopeSeal}>{seal}</span>
    </div>
  );
}
