import { type CSSProperties, useEffect, useState } from 'react';
import * as limits from '@summit/contract/limits/limits';
import * as styles from './loading-bar.module.css';

const { duration, throttle } = limits.loadingBar;
const endingMs = 240;

const times = { '--fills': `${duration}ms`, '--ends': `${endingMs}ms` } as CSSProperties;

type Stage = 'idle' | 'running' | 'ending';

/**
 * The frame's loading bar: it fills over 5 s. Calls shorter than 200 ms never show it, and a pause of 200 ms between two
 * calls does not end it. It covers nothing; screen readers announce it politely.
 */
export function LoadingBar({ active, label = 'Loading' }: { active: boolean; label?: string }) {
  const stage = useStage(active);
  return (
    <div className={styles.bar} style={times} data-stage={stage} role="status">
      {stage === 'running' && <span className="visually-hidden">{label}</span>}
    </div>
  );
}

function useStage(active: boolean): Stage {
  const [stage, setStage] = useState<Stage>('idle');

  useEffect(() => {
    const timer = setTimeout(() => {
      setStage((now) => {
        if (active) return 'running';
        return now === 'running' ? 'ending' : now;
      });
    }, throttle);
    return () => clearTimeout(timer);
  }, [active]);

  useEffect(() => {
    if (stage !== 'ending') return undefined;
    const timer = setTimeout(() => setStage('idle'), endingMs);
    return () => clearTimeout(timer);
  }, [stage]);

  return stage;
}
