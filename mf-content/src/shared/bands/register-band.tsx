import styled from '@emotion/styled';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { Container } from '@summit/shared-ui/layout/container';
import { wideLayout } from '@summit/shared-ui/theme/layout-queries';

const Band = styled.section`
  padding-block: var(--section);
  background: var(--wash);
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 32px var(--gap);
    justify-items: start;
  }
  & h2 {
    font-size: var(--display);
    font-weight: 780;
    line-height: 0.95;
    letter-spacing: -0.045em;
    max-width: 10em;
  }
  @media ${wideLayout} {
    & .why {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 24px 48px;
      width: 100%;
    }
    & .lead {
      max-width: 30em;
    }
  }
  & .why {
    display: flex;
    flex-wrap: wrap;
    gap: 24px;
  }
`;

/** The end of a page that has made its case: one sentence, one action. */
export function RegisterBand({ title, lead, action }: { title: string; lead?: string; action: string }) {
  return (
    <Band aria-labelledby="register-band">
      <Container>
        <h2 id="register-band">{title}</h2>
        <div className="why">
          <ButtonLink to={href(pages.registration)} size="large" icon="arrow-right">
            {action}
          </ButtonLink>
          {lead !== undefined && <p className="lead">{lead}</p>}
        </div>
      </Container>
    </Band>
  );
}
