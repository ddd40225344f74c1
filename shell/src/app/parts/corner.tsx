import styled from '@emotion/styled';
import { type ReactNode, useRef } from 'react';
import { useRoomBelow } from './room-below.ts';

const Place = styled.div`
  position: fixed;
  z-index: 890;
  inset: auto 0 calc(var(--covered-below) + var(--below-alert, 0px));
  box-shadow: 0 12px 40px rgb(16 14 23 / 24%);

  && > * {
    padding-inline: max(var(--gutter), calc(50vw - var(--page) / 2));
  }
  @media (min-width: 1000px) {
    & > * > div {
      display: flex;
      align-items: center;
      justify-content: space-between;
      gap: 32px;
    }
  }
`;

/**
 * A notice of the frame along the lower edge of the window. The page is longer by its height meanwhile, so that all of it
 * can be scrolled out from behind it.
 */
export function Corner({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useRoomBelow(box, true, 'notice');
  return (
    <Place ref={box} data-above-covered>
      {children}
    </Place>
  );
}
