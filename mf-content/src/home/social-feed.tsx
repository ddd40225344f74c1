import styled from '@emotion/styled';
import * as contentCalls from '@summit/contract/calls/content';
import { fullDay } from '@summit/contract/money-and-time/day-words';
import type { ResponseOf } from '@summit/contract/requests/call';
import { useAddressOf, useServerData } from '@summit/shared-auth';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import { SitePicture } from '@summit/shared-ui/layout/site-picture';

type Post = ResponseOf<typeof contentCalls.socialFeed>['posts'][number];

/** The newest posts, as many as the home page shows. */
export const newestPosts = { query: { itemsOnPage: 4 } } as const;

const Posts = styled.ul`
  display: grid;
  gap: var(--gap);
  list-style: none;
  padding: 0;
  & > li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto 1fr auto;
    gap: 14px;
    padding: 18px 20px;
    min-width: 0;
    overflow: hidden;
    overflow-wrap: anywhere;
    border-radius: var(--radius);
    background: var(--wash);
  }
  /* Without a picture the words are one. */
  & > li:not(:has(.picture)) > .words {
    font-size: clamp(1.5rem, 2.3vw, 1.875rem);
    font-weight: 650;
    line-height: 1.2;
    letter-spacing: -0.02em;
  }
  & .picture {
    grid-row: 3;
    margin: 0 -20px -18px;
  }
  & a {
    color: inherit;
    text-decoration: none;
    font-weight: 650;
  }
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & a:focus-visible {
    outline: none;
  }
  & > li:has(a:focus-visible) {
    outline: 3px solid var(--accent);
    outline-offset: 2px;
  }
  & > li:hover :is(a, .words) {
    color: var(--accent);
  }
  & time {
    display: block;
  }
  @media (min-width: 600px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (min-width: 1000px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

/** The organisers' posts on social networks; each links to the original. */
export function SocialFeed() {
  const { posts } = useServerData(contentCalls.socialFeed, newestPosts);
  const getAddress = useAddressOf();
  if (posts.length === 0) return <EmptyState title="Nothing posted yet" />;
  return (
    <Posts role="list">
      {posts.map((post) => (
        <PostItem key={post.id} post={post} picture={post.imageUrl && getAddress(post.imageUrl)} />
      ))}
    </Posts>
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
        <div className="picture">
          <SitePicture src={picture} alt="" width={1200} height={800} ratio="3/2" />
        </div>
      )}
    </li>
  );
}
