import * as packageCalls from '@summit/contract/calls/packages';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { useServerData } from '@summit/shared-auth';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import * as styles from './topics-in-room.module.css';

/** The topics that people chose; each links to the people who chose it. */
export function TopicsInRoom({ empty }: { empty: string }) {
  const { tags } = useServerData(packageCalls.tags);
  if (tags.length === 0) return <EmptyState title={empty} />;
  return (
    <ul className={styles.topics} role="list">
      {tags.map(({ id, name }) => (
        <li key={id}>
          <SiteLink to={href(pages.attendees, { search: { tag: id } })}>{name}</SiteLink>
        </li>
      ))}
    </ul>
  );
}
