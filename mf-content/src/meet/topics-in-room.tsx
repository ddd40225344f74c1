import styled from '@emotion/styled';
import * as packageCalls from '@summit/contract/calls/packages';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { useServerData } from '@summit/shared-auth';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';

const Topics = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 0.6em;
  list-style: none;
  padding: 0;
  font-size: var(--h2);
  font-weight: 720;
  letter-spacing: -0.03em;
  line-height: 1.2;
  & > li {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > li:not(:last-of-type)::after {
    content: ' /';
    color: var(--accent);
    font-weight: 400;
  }
  & a {
    display: inline-block;
    min-height: 44px;
    color: inherit;
    text-decoration: none;
  }
  & a:hover {
    color: var(--accent);
    text-decoration: underline;
    text-decoration-thickness: 3px;
  }
`;

/** The topics people chose; each links to those who chose it. */
export function TopicsInRoom({ empty }: { empty: string }) {
  const { tags } = useServerData(packageCalls.tags);
  if (tags.length === 0) return <EmptyState title={empty} />;
  return (
    <Topics role="list">
      {tags.map(({ id, name }) => (
        <li key={id}>
          <SiteLink to={href(pages.attendees, { search: { tag: id } })}>{name}</SiteLink>
        </li>
      ))}
    </Topics>
  );
}
