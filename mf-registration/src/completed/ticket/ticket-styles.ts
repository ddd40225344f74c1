import { css } from '@emotion/react';

/** A ticket of ink and paper: the name on the dark front, the facts on the stub behind the perforation. */
export const ticketStyles = css`
  /* The bites at the ends of the perforation. */
  --bite: 14px;
  display: grid;
  filter: drop-shadow(0 0 1px rgb(16 14 23 / 45%)) drop-shadow(0 16px 32px rgb(16 14 23 / 14%));
  animation: ticket-arrives 480ms var(--ease) both;

  & > * {
    border-radius: 6px;
    mask-composite: intersect;
  }
  & .ticket-front {
    position: relative;
    display: flex;
    flex-direction: column;
    justify-content: end;
    gap: 8px;
    min-height: clamp(280px, 34vw, 400px);
    padding: clamp(20px, 3vw, 36px);
    overflow: hidden;
    isolation: isolate;
    background: var(--paper);
    color: var(--ink);
    mask-image:
      radial-gradient(circle var(--bite) at 0 100%, #0000 96%, #000),
      radial-gradient(circle var(--bite) at 100% 100%, #0000 96%, #000);
  }
  /* The number of the edition, drawn as large as the ticket is high. */
  & .ticket-numeral {
    position: absolute;
    z-index: -1;
    top: 50%;
    right: clamp(8px, 3vw, 40px);
    translate: 0 -50%;
    font-size: clamp(17rem, 30vw, 26rem);
    font-weight: 820;
    line-height: 0.72;
    letter-spacing: -0.06em;
    color: var(--accent);
    opacity: 0.55;
  }
  & .ticket-event {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 4px 24px;
    margin-bottom: auto;
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
  & .ticket-edition {
    color: var(--ink-soft);
    font-weight: 500;
  }
  & .ticket-name {
    font-size: clamp(2.25rem, 5.4vw, 4.25rem);
    font-weight: 780;
    line-height: 1;
    letter-spacing: -0.03em;
    overflow-wrap: anywhere;
  }
  & .ticket-work {
    font-size: var(--text-l);
    line-height: 1.35;
  }
  & .ticket-stub {
    position: relative;
    display: grid;
    gap: 24px;
    align-content: center;
    padding: clamp(20px, 3vw, 36px);
    background: var(--sheet);
    border-top: 2px dashed var(--line-strong);
    mask-image:
      radial-gradient(circle var(--bite) at 0 0, #0000 96%, #000),
      radial-gradient(circle var(--bite) at 100% 0, #0000 96%, #000);
  }
  & .ticket-code {
    display: grid;
    gap: 10px;
    justify-self: center;
    width: min(100%, 300px);
  }
  & .ticket-code p {
    font-size: var(--text-s);
    text-align: center;
    color: var(--ink-soft);
  }
  & .ticket-code b {
    font-weight: 650;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
    color: var(--ink);
  }
  & .ticket-facts {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 18px 24px;
    margin: 0;
  }
  & .ticket-stub dt {
    font-size: var(--text-s);
    color: var(--ink-soft);
  }
  & .ticket-stub dd {
    font-weight: 650;
    line-height: 1.3;
    font-variant-numeric: tabular-nums;
  }
  @media (min-width: 900px) {
    grid-template-columns: minmax(0, 1fr) minmax(300px, 34%);
    & .ticket-stub {
      border-top: 0;
      border-left: 2px dashed var(--line-strong);
    }
    & .ticket-front {
      mask-image:
        radial-gradient(circle var(--bite) at 100% 0, #0000 96%, #000),
        radial-gradient(circle var(--bite) at 100% 100%, #0000 96%, #000);
    }
    & .ticket-stub {
      mask-image:
        radial-gradient(circle var(--bite) at 0 0, #0000 96%, #000),
        radial-gradient(circle var(--bite) at 0 100%, #0000 96%, #000);
    }
  }
  @keyframes ticket-arrives {
    from {
      opacity: 0;
      transform: translateY(24px);
    }
  }
  @media print {
    animation: none;
    filter: none;
    border: 1px solid #000;
    break-inside: avoid;
    & > .ticket-front,
    & > .ticket-stub {
      min-height: 0;
      mask-image: none;
    }
    & > .ticket-front {
      gap: 12px;
      background: none;
      color: #000;
    }
    & .ticket-numeral {
      display: none;
    }
    & .ticket-event {
      margin-bottom: 24px;
    }
  }
`;
