import { css } from '@emotion/react';
import { wideLayout } from '../theme/layout-queries.ts';

/** What the words and rules around the title take of a header's height, in px. */
const around = { about: 142, crypto: 240, short: 56, eyebrow: 36 };

/**
 * The size of a title of so many letters (`--letters`) in a header of a given height: as large as one line is wide, or as
 * two lines are high; never larger than other titles, nor smaller than a heading on a phone.
 */
export const fittedTitle = css`
  & .header-words {
    container-type: inline-size;
  }
  &[data-fitted] h1 {
    --line: 175cqi;
    --one-line: calc(var(--line) / var(--letters));
    --two-lines: min(
      calc(var(--line) * 2 / var(--letters)),
      calc((var(--height) - var(--around) - var(--eyebrow)) / 2.1)
    );
    font-size: clamp(min(2.25rem, 14vw), max(var(--one-line), var(--two-lines)), var(--h1));
  }
  &[data-fitted] {
    --around: ${around.short}px;
    --eyebrow: 0px;
  }
  &[data-fitted]:has(.eyebrow) {
    --eyebrow: ${around.eyebrow}px;
  }
  &[data-fitted='about'] {
    --around: ${around.about}px;
  }
  &[data-fitted='crypto'] {
    --around: ${around.crypto}px;
  }
  @media ${wideLayout} {
    /* The lead stands beside the title. */
    &:is([data-fitted='speakers'], [data-fitted='sponsors'], [data-fitted='attendees'], [data-fitted='plain'])
      .header-words:has(> .lead)
      h1 {
      --line: calc(1.75 * (62cqi - 48px));
    }
  }
`;
