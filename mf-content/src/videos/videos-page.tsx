import * as settingsCalls from '@summit/contract/calls/settings';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { pictureTexts } from '@summit/contract/texts/pictures';
import { useServerTexts } from '@summit/shared-auth';
import { useOptionalData } from '@summit/shared-auth/server-view';
import { DataPart } from '@summit/shared-site/data/data-part';
import { hydrateWhenVisible } from '@summit/shared-site/page/hydrate-when-visible';
import { PageTop } from '@summit/shared-site/page/page-top';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import { Skeleton, SkeletonGrid } from '@summit/shared-ui/feedback/skeleton';
import { Section } from '@summit/shared-ui/layout/section';
import { useSearch } from '@summit/shared-ui/navigation/navigation';
import { AttendeeVideos } from './attendee-videos.tsx';
import { PublicVideos } from './public-videos.tsx';

const RequestVideos = hydrateWhenVisible(
  async () => (await import('./request-videos.tsx')).RequestVideos,
  <Skeleton height={180} />,
);

/** Recorded talks: for all visitors, on request, and for attendees. A link in an email has `?token`. */
export default function VideosPage() {
  const settings = useOptionalData(settingsCalls.settings);
  const texts = useServerTexts(pictureTexts, 'videos.');
  const [search] = useSearch();
  const token = search.get('token') ?? '';
  const { isEnabled = true, accessRequestIsEnabled = false } = settings?.videoGallery ?? {};
  return (
    <>
      <PageTop
        page="videos"
        texts={texts}
        head={{ canonical: href(pages.videos), robots: token === '' ? undefined : 'noindex' }}
      />
      {isEnabled ? (
        <>
          <Section ruled={false}>
            <DataPart
              label="videos"
              level={2}
              resetKeys={[token]}
              skeleton={<SkeletonGrid columns={3} count={6} ratio="16/9" />}
            >
              <PublicVideos token={token} texts={texts} />
            </DataPart>
          </Section>
          <Section title={texts['videos.private.title']} lead={texts['videos.private.lead']}>
            <AttendeeVideos texts={texts} />
          </Section>
          {accessRequestIsEnabled && (
            <Section
              id="request"
              tone="wash"
              layout="side"
              title={texts['videos.request.title']}
              lead={texts['videos.request.lead']}
            >
              <RequestVideos texts={texts} contact={settings?.event.contactEmail} />
            </Section>
          )}
        </>
      ) : (
        <Section ruled={false}>
          <EmptyState level={2} title={texts['videos.disabled.title']}>
            {texts['videos.disabled.text']}
          </EmptyState>
        </Section>
      )}
    </>
  );
}
