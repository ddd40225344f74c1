import { contentCalls } from '@summit/contract/calls/content';
import { daysBetween } from '@summit/contract/day-words';
import { href } from '@summit/contract/href';
import { homeAnchors } from '@summit/contract/page-hashes';
import { homeTexts } from '@summit/contract/texts/home';
import { useServerTexts } from '@summit/shared-auth';
import { DataPart } from '@summit/shared-site/data/data-part';
import { useEarlyData } from '@summit/shared-site/data/early-data';
import { useEventFacts } from '@summit/shared-site/event/event-facts';
import { Skeleton, SkeletonGrid } from '@summit/shared-ui/feedback/skeleton';
import { Section } from '@summit/shared-ui/layout/section';
import { PageMeta } from '@summit/shared-ui/navigation/page-meta';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { RegisterBand } from '../shared/register-band.tsx';
import { useEarlySpeakerCards } from '../shared/speaker-cards.ts';
import { TeamList } from '../shared/team-list.tsx';
import { EventData } from '../shared/ticket-offers.tsx';
import { ArticleLinks } from './article-links.tsx';
import { Articles, newestArticles } from './articles.tsx';
import { DaysSection } from './days-section.tsx';
import { HomeFigures, useEarlyFigures } from './home-figures.tsx';
import { HomeHero } from './home-hero.tsx';
import { ServicesSection } from './services-section.tsx';
import { newestPosts, SocialFeed } from './social-feed.tsx';
import { SpeakersTeaser } from './speakers-teaser.tsx';
import { SponsorTiers } from './sponsor-tiers.tsx';
import { useEarlySponsors } from './sponsors-response.ts';
import { Testimonials } from './testimonials.tsx';
import { useEarlyTestimonials } from './testimonials-response.ts';

/** The home page. */
export default function HomePage() {
  useEarlyFigures();
  useEarlySpeakerCards();
  useEarlySponsors();
  useEarlyTestimonials();
  useEarlyData(contentCalls.articles, newestArticles);
  useEarlyData(contentCalls.socialFeed, newestPosts);
  const facts = useEventFacts();
  const days = facts ? daysBetween(facts.event.startsOn, facts.event.endsOn) : [];
  const texts = useServerTexts(homeTexts, 'home.');
  const description = texts['home.meta.description'];
  return (
    <>
      <PageMeta
        title={facts ? `${facts.event.name}: ${texts['home.hero.title']}` : texts['home.hero.title']}
        description={description}
      />
      {facts && <EventData facts={facts} description={description} />}
      <HomeHero texts={texts} facts={facts} />
      <Section>
        <h2 className="visually-hidden">{texts['home.figures.title']}</h2>
        <DataPart label="figures" skeleton={<Skeleton height={110} />}>
          <HomeFigures days={days.length} />
        </DataPart>
      </Section>
      <DaysSection texts={texts} days={days} />
      <Section
        title={texts['home.speakers.title']}
        lead={texts['home.speakers.lead']}
        action={<ArrowLink to={href('speakers')} label={texts['home.speakers.action']} />}
      >
        <DataPart label="speakers" skeleton={<SkeletonGrid columns={4} />}>
          <SpeakersTeaser />
        </DataPart>
      </Section>
      <ServicesSection texts={texts} />
      <Section tone="ink" title={texts['home.testimonials.title']}>
        <DataPart label="testimonials" skeleton={<Skeleton height={240} />}>
          <Testimonials lastYearTitle={texts['home.testimonials.lastYear']} />
        </DataPart>
      </Section>
      <Section
        title={texts['home.sponsors.title']}
        action={<ArrowLink to={href('sponsors')} label={texts['home.sponsors.action']} />}
      >
        <DataPart label="sponsors" skeleton={<Skeleton height={420} />}>
          <SponsorTiers />
        </DataPart>
      </Section>
      <Section
        id={homeAnchors.articles}
        title={texts['home.articles.title']}
        action={<ArticleLinks insightsUrl={facts?.event.insightsUrl ?? null} texts={texts} />}
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
      {(facts?.registrationIsEnabled ?? true) && (
        <RegisterBand
          title={texts['home.register.title']}
          lead={texts['home.register.lead']}
          action={texts['home.register.action']}
        />
      )}
    </>
  );
}

function ArrowLink({ to, label }: { to: string; label: string }) {
  return (
    <SiteLink className="arrow-link" to={to}>
      {label}
    </SiteLink>
  );
}
