import * as contentCalls from '@summit/contract/calls/content';
import { fullDay } from '@summit/contract/money-and-time/day-words';
import type { ResponseOf } from '@summit/contract/requests/call';
import { useAddressOf, useServerData } from '@summit/shared-auth';
import { SitePicture } from '@summit/shared-ui/display/site-picture';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import * as styles from './social-feed.module.css';

type Post = ResponseOf<typeof contentCalls.socialFeed>['posts'][number];

/** The newest posts, as many as the home page shows. */
export const newestPosts = { query: { itemsOnPage: 4 } } as const;

/** The organisers' posts on social networks; each links to the original. */
export function SocialFeed() {
  const { posts } = useServerData(contentCalls.socialFeed, newestPosts);
  const getAddress = useAddressOf();
  if (posts.length === 0) return <EmptyState title="Nothing posted yet" />;
  return (
    <ul className={styles.posts} role="list">
      {posts.map((post) => (
        <PostItem key={post.id} post={post} picture={post.imageUrl && getAddress(post.imageUrl)} />
      ))}
    </ul>
  );
}

function PostItem({ post, picture }: { post: Post; picture: string | null }) {
  const { network, text, url, publishedOn: day } = post;
  return (
    <li>
      <p className="eyebrow">
        <a href={url} rel="noopener" aria-label={`${network}, ${fullDay(day)}`}>
          {network}
        </a>
        <time dateTime={day} aria-hidden="true">
          {fullDay(day)}
        </time>
      </p>
      <p className="words" dir="auto">
        {text}
      </p>
      {picture && (
        <div className={styles.picture}>
          <SitePicture src={picture} alt="" width={1200} height={800} ratio="3/2" />
        </div>
      )}
    </li>
  );
}
