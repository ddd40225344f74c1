import styled from '@emotion/styled';
import { Motif } from '@summit/shared-ui/motion/motif';

const Envelope = styled.div`
  position: relative;
  aspect-ratio: 8 / 5;
  overflow: hidden;
  border: 1px solid var(--gold);
  border-radius: var(--radius);
  background: var(--sheet);
  color: var(--gold);
  --accent: var(--gold-fill);
  & > .envelope-lines {
    position: absolute;
    inset: 34% 0 0;
    opacity: 0.5;
  }
  & > svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  & > .envelope-seal {
    position: absolute;
    top: 56%;
    left: 50%;
    display: grid;
    place-items: center;
    width: 26%;
    aspect-ratio: 1;
    transform: translate(-50%, -50%) rotate(-8deg);
    border-radius: 50%;
    background: var(--gold-fill);
    color: var(--on-gold);
    box-shadow:
      inset 0 0 0 5px var(--gold-fill),
      inset 0 0 0 6px var(--on-gold);
    font-size: clamp(0.75rem, 1.5vw, 1.125rem);
    font-weight: 750;
    letter-spacing: 0.02em;
  }
`;

/** An envelope that nobody has opened yet. Decoration. */
export function SealedEnvelope({ seal, seed }: { seal: string; seed: string }) {
  return (
    <Envelope aria-hidden="true">
      <div className="envelope-lines">
        <Motif seed={seed} variant="hero" />
      </div>
      <svg viewBox="0 0 800 500" preserveAspectRatio="none" fill="var(--sheet)" stroke="var(--gold)">
        <path d="M0 0L400 280L800 0Z" strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
      </svg>
      <span className="envelope-seal">{seal}</span>
    </Envelope>
  );
}
