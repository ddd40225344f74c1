import styled from '@emotion/styled';
import type { CSSProperties } from 'react';

const Bars = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border-bottom: 1px solid var(--hairline);
  overflow-wrap: anywhere;
  & > div {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 16px;
    align-items: baseline;
    padding-block: 14px;
    border-top: 1px solid var(--hairline);
  }
  & > div::before {
    content: '';
    position: absolute;
    left: 0;
    top: -1px;
    width: calc(var(--share) * 1%);
    height: 4px;
    background: var(--accent-fill);
  }
  & dt {
    min-width: 0;
    font-weight: 550;
  }
  & dd {
    font-size: var(--h3);
    font-weight: 720;
    line-height: 1;
    letter-spacing: -0.03em;
    font-variant-numeric: tabular-nums;
  }
  @media (forced-colors: active) {
    & > div::before {
      background: CanvasText;
    }
  }
`;

interface Share {
  label: string;
  /** A percentage; a value that is not a number has no bar. */
  percent: number;
}

/** Parts of a whole: the longest bar is the largest part. */
export function ShareBars({ shares }: { shares: readonly Share[] }) {
  const largest = Math.max(1, ...shares.map(({ percent }) => percent || 0));
  return (
    <Bars>
      {shares.map(({ label, percent }) => (
        <div key={label} style={{ '--share': ((percent || 0) / largest) * 100 } as CSSProperties}>
          <dt>{label}</dt>
          <dd>{Number.isFinite(percent) ? `${percent}%` : ''}</dd>
        </div>
      ))}
    </Bars>
  );
}
