import styled from '@emotion/styled';
import { Container } from '@summit/shared-ui/layout/container';

/** The column below an awards page's header, with room before the footer. */
export const AwardsBody = styled(Container)`
  padding-block: 32px var(--section);
`;
