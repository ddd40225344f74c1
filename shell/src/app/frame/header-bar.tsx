import styled from '@emotion/styled';
import { Container } from '@summit/shared-ui/layout/container';
import { AttendeeMenu } from './attendee-menu.tsx';
import type { FrameFacts } from './frame-facts.ts';
import { headerStyles } from './header-styles.ts';
import { MainMenu } from './main-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { Wordmark } from './wordmark.tsx';

const Bar = styled.header(headerStyles);

/** Wordmark, menu, and who is logged in. Sticks to the top of the window. */
export function HeaderBar({ facts }: { facts: FrameFacts }) {
  return (
    <Bar className="site-header no-print">
      <Container>
        <Wordmark eventName={facts.event?.name} />
        <MainMenu facts={facts} />
        <AttendeeMenu facts={facts} />
        <MobileMenu facts={facts} />
      </Container>
    </Bar>
  );
}
