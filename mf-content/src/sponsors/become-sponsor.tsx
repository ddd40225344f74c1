import styled from '@emotion/styled';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { wideLayout } from '@summit/shared-ui/theme/layout-queries';

const Box = styled.section`
  display: grid;
  gap: 20px var(--gap);
  justify-items: start;
  margin-top: 24px;
  padding-top: 20px;
  border-top: 1px solid var(--ink);
  & > div {
    display: grid;
    gap: 20px;
    justify-items: start;
  }
  @media ${wideLayout} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`;

/** For companies that are not on the page yet: the media kit has its own page. */
export function BecomeSponsor({ title, lead, action }: { title: string; lead: string; action: string }) {
  return (
    <Box aria-labelledby="become-sponsor">
      <h2 id="become-sponsor">{title}</h2>
      <div>
        <p className="lead">{lead}</p>
        <ButtonLink
          to={href(pages.pressPack, { search: { kit: 'sponsor-kit' }, hash: 'become' })}
          icon="arrow-right"
        >
          {action}
        </ButtonLink>
      </div>
    </Box>
  );
}
