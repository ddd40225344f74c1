import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import * as limits from '@summit/contract/limits/limits';

const { duration, throttle } = limits.loadingBar;
const endingMs = 240;

const Bar = styled.div`
  position: fixed;
  z-index: 1100;
  inset: 0 0 auto;
  height: 3px;
  pointer-events: none;
  &::before {
    content: '';
    display: block;
    height: 100%;
    background: var(--accent);
    transform: scaleX(0);
    transform-origin: 0 50%;
  }
  &[data-stage='running']::before {
    animation: bar-fills ${duration}ms cubic-bezier(0.1, 0.7, 0.3, 1) both;
  }
  &[data-stage='ending']::before {
    animation: bar-ends ${endingMs}ms ease-out both;
  }
  @keyframes bar-fills {
    from {
      transform: scaleX(0);
    }
    to {
      transform: scaleX(0.96);
    }
  }
  @keyframes bar-ends {
    from {
      transform: scaleX(0.96);
    }
    50% {
      transform: none;
      opacity: 1;
    }
    to {
      transform: none;
      opacity: 0;
    }
  }
`;

type Stage = 'idle' | 'running' | 'ending';

/**
 * The frame's loading bar: it fills over 5 s. What is over within 200 ms never shows it, and a pause of 200 ms between
 * two calls does not end it. It covers nothing; screen readers announce it politely.
 */
export function LoadingBar({ active, label = 'Loading' }: { active: boolean; label?: string }) {
  const stage = useStage(active);
  return (
    <Bar data-stage={stage} role="status">
      {stage === 'running' && <span className="visually-hidden">{label}</span>}
    </Bar>
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
