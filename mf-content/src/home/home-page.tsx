import * as contentCalls from '@summit/contract/calls/content';
import { daysBetween } from '@summit/contract/money-and-time/day-words';
import { href } from '@summit/contract/site/href';
import { homeAnchors } from '@summit/contract/site/page-hashes';
import * as pages from '@summit/contract/site/site-map';
import { homeTexts } from '@summit/contract/texts/home';
import { useServerTexts } from '@summit/shared-auth';
import { DataPart } from '@summit/shared-site/data/data-part';
import { usePrefetchData } from '@summit/shared-site/data/prefetch-data';
import { useEventFacts } from '@summit/shared-site/event/event-facts';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { Skeleton, SkeletonGrid } from '@summit/shared-ui/feedback/skeleton';
import { Section } from '@summit/shared-ui/layout/section';
import { PageMeta } from '@summit/shared-ui/navigation/page-meta';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { RegisterBand } from '../shared/bands/register-band.tsx';
import { usePrefetchSpeakerCards } from '../shared/people/speaker-cards.ts';
import { TeamList } from '../shared/people/team-list.tsx';
import { EventData } from '../shared/schema/event-data.tsx';
import { usePrefetchSessions } from './day-sessions.tsx';
import { DaysSection } from './days-section.tsx';
import { usePrefetchNames } from './hero/hero-names.tsx';
import { HomeHero } from './hero/home-hero.tsx';
import { FiguresBand, HomeFigures, usePrefetchFigures } from './home-figures.tsx';
import { HomeJumps } from './home-jumps.tsx';
import { ServicesSection } from './services-section.tsx';
import { SponsorTiers } from './sponsor-tiers.tsx';
import { usePrefetchSponsors } from './sponsors-response.ts';
import { AlbumTeaser } from './teasers/album-teaser.tsx';
import { ArticleLinks } from './teasers/article-links.tsx';
import { Articles, newestArticles } from './teasers/articles.tsx';
import { AwardsTeaser } from './teasers/awards-teaser.tsx';
import { newestPosts, SocialFeed } from './teasers/social-feed.tsx';
import { SpeakersTeaser } from './teasers/speakers-teaser.tsx';
import { Testimonials } from './teasers/testimonials.tsx';
import { usePrefetchTestimonials } from './teasers/testimonials-response.ts';
import { VenueTeaser } from './teasers/venue-teaser.tsx';
import { TicketPrices, usePrefetchTickets } from './ticket-prices.tsx';

/** The home page. */
export default function HomePage() {
  usePrefetchNames();
  usePrefetchFigures();
  usePrefetchSpeakerCards();
  usePrefetchSponsors();
  usePrefetchSessions();
  usePrefetchTickets();
  usePrefetchTestimonials();
  usePrefetchData(contentCalls.articles, newestArticles);
  usePrefetchData(contentCalls.socialFeed, newestPosts);
  const facts = useEventFacts();
  const days = facts ? daysBetween(facts.event.startsOn, facts.event.endsOn) : [];
  const texts = useServerTexts(homeTexts, 'home.');
  const description = texts['home.meta.description'];
  const sells = facts?.registrationIsEnabled ?? true;
  const album = (
    <Section
      title={texts['home.album.title']}
      lead={texts['home.album.lead']}
      action={
        <>
          <ArrowLink to={href(pages.photoGallery)} label={texts['home.album.action']} />
          <ArrowLink to={href(pages.videos)} label={texts['home.album.films']} />
        </>
      }
    >
      <DataPart label="pictures" skeleton={<Skeleton ratio="3/1" />}>
        <AlbumTeaser empty={texts['home.album.empty']} />
      </DataPart>
    </Section>
  );
  return (
    <>
      <PageMeta title={getTitle(texts['home.hero.title'], facts?.event.name)} description={description} />
      {facts && <EventData facts={facts} description={description} />}
      <HomeHero texts={texts} facts={facts} />
      <HomeJumps texts={texts} sells={sells} />
      <FiguresBand>
        <h2 className="visually-hidden">{texts['home.figures.title']}</h2>
        <DataPart label="figures" skeleton={<Skeleton height={110} />}>
          <HomeFigures days={days.length} />
        </DataPart>
      </FiguresBand>
      {facts?.isOver && album}
      <DaysSection texts={texts} days={days} />
      {sells && (
        <Section
          id={homeAnchors.tickets}
          tone="wash"
          title={texts['home.tickets.title']}
          lead={texts['home.tickets.lead']}
          action={
            <ButtonLink to={href(pages.registration)} icon="arrow-right">
              {texts['home.tickets.action']}
            </ButtonLink>
          }
        >
          <DataPart label="tickets" skeleton={<Skeleton height={150} />}>
            <TicketPrices groups={texts['home.tickets.groups']} empty={texts['home.tickets.empty']} />
          </DataPart>
        </Section>
      )}
      <Section
        id={homeAnchors.speakers}
        title={texts['home.speakers.title']}
        lead={texts['home.speakers.lead']}
        action={<ArrowLink to={href(pages.speakers)} label={texts['home.speakers.action']} />}
      >
        <DataPart label="speakers" skeleton={<SkeletonGrid columns={4} />}>
          <SpeakersTeaser />
        </DataPart>
      </Section>
      {facts && <VenueTeaser texts={texts} venue={facts.event.venue} />}
      <ServicesSection texts={texts} />
      <AwardsTeaser texts={texts} motifSeed={facts?.motifSeed ?? 1} />
      {!facts?.isOver && album}
      <Section tone="wash" title={texts['home.testimonials.title']}>
        <DataPart label="testimonials" skeleton={<Skeleton height={240} />}>
          <Testimonials lastYearTitle={texts['home.testimonials.lastYear']} />
        </DataPart>
      </Section>
      <Section
        id={homeAnchors.sponsors}
        title={texts['home.sponsors.title']}
        action={<ArrowLink to={href(pages.sponsors)} label={texts['home.sponsors.action']} />}
      >
        <DataPart label="sponsors" skeleton={<Skeleton height={420} />}>
          <SponsorTiers />
        </DataPart>
      </Section>
      <Section
        id={homeAnchors.articles}
        title={texts['home.articles.title']}
        action={<ArticleLinks texts={texts} />}
      >
        <DataPart label="articles" skeleton={<SkeletonGrid columns={3} count={3} ratio="3/2" />}>
          <Articles />
        </DataPart>
      </Section>
      <Section title={texts['home.social.title']} lead={texts['home.social.lead']}>
        <DataPart label="posts" skeleton={<SkeletonGrid columns={4} count={4} ratio="1/1" />}>
          <SocialFeed />
        </DataPart>
      </Section>
      <Section
        id={homeAnchors.team}
        layout="side"
        title={texts['home.team.title']}
        lead={texts['home.team.lead']}
      >
        <TeamList members={texts['home.team.members']} />
      </Section>
      {sells && (
        <RegisterBand
          title={texts['home.register.title']}
          lead={texts['home.register.lead']}
          action={texts['home.register.action']}
        />
      )}
    </>
  );
}

/** The event's name and the title of the page, which may be, or contain, that name. */
function getTitle(title: string, eventName: string | undefined): string {
  return eventName === undefined || title.includes(eventName) ? title : `${eventName}: ${title}`;
}

function ArrowLink({ to, label }: { to: string; label: string }) {
  return (
    <SiteLink className="arrow-link" to={to}>
      {label}
    </SiteLink>
  );
}
