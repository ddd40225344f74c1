import { describe, expect, test } from 'vitest';
import { getTrack } from '../awards/awards-status.ts';
import { wholeRows } from '../tables/whole-rows.ts';
import { errorPages } from './error-pages.ts';
import { headerHeights } from './header-heights.ts';
import { getHeaderKind } from './header-kind.ts';
import { matchPage, matchRedirect } from './match-page.ts';
import { type PageFact, remoteNames } from './page.ts';
import type { PageId } from './page-ids.ts';
import { redirects } from './redirects.ts';
import * as pages from './site-map.ts';

const publicRoutes = `/ /about /affiliate-zone /affiliate-zone/agenda /affiliate-zone/sponsor /agenda /attendees /awards
  /blitz-registration /business-booster /calendar /contact-us /covid /discover /discuss /engage /forgot-password /listing
  /meet /networking-blitz /old-agenda /photo-gallery /press-pack /privacy-policy /speakers /speaker /speaker/someone
  /questions /code-of-conduct
  /accessibility /propose-a-session /volunteer /search /directory /articles /articles/one /speakerData /start-up /terms-and-conditions /test-form-interpretation /venue /videos /voucher /subscribe/thankyou`;

const registrationRoutes = [
  '',
  ...`attendee completed execute-payment featured-attendee-registration killerfeature packages payment photo second-part
    a-slug a-slug/a-code`.split(/\s+/),
].map((route) => `/registration/${route}`);

const awardsRoutes = `welcome welcomeold backup_welcome pre-nomination nomination-categories nomination-form
  pre-voting-one pre-voting-two voting-step1 voting-step2 voting/thankyou shortlisted pre-wining winners leaders individual
  individual/nomination-categories individual/nomination-form individual/pre-nomination individual/pre-voting-one
  individual/pre-voting-two individual/pre-wining individual/voting-step1 individual/voting-step2 individual/winners`
  .split(/\s+/)
  .map((route) => `/awards/${route}`);

const rows = Object.entries<PageFact>(wholeRows(pages));
const allPages = rows.map(([, page]) => page);

describe('the site map', () => {
  test.each([...publicRoutes.split(/\s+/), ...registrationRoutes, ...awardsRoutes])('knows %s', (route) => {
    expect(matchPage(route) ?? matchRedirect(route)).not.toBeNull();
  });

  test('gives every address to one page only', () => {
    const paths = [...allPages, ...Object.values(redirects)].map(({ path }) => path.replace(/:\w+/g, ':'));
    expect(new Set(paths).size).toBe(paths.length);
  });

  test('gives every page an owner, a header with a known height and a render mode', () => {
    for (const [id, page] of rows) {
      expect(remoteNames).toContain(page.owner);
      expect(headerHeights[getHeaderKind(id as PageId)]).toBeGreaterThan(0);
      expect(['server', 'form', 'browser']).toContain(page.renderMode);
    }
  });

  test('has the specified header heights', () => {
    expect(headerHeights).toMatchObject({
      home: 520,
      about: 290,
      venue: 600,
      agenda: 80,
      speakers: 187,
      sponsors: 150,
      attendees: 190,
      crypto: 360,
    });
  });

  test('renders personal pages, and pages with a secret in their address, only in the browser', () => {
    const personal = allPages.filter(({ access }) => access === 'attendee');
    expect(personal.every(({ renderMode }) => renderMode === 'browser')).toBe(true);
    const secret = allPages.filter(({ secretParameters = [], reads = [] }) =>
      secretParameters.some((name) => reads.includes(name)),
    );
    expect(secret).toEqual([]);
  });

  test('knows the track of every page: pages for individuals have it in their address and id', () => {
    for (const [id, page] of rows) {
      const track = page.path.startsWith('/awards/individual') ? 'Individual' : 'Company';
      expect(getTrack(id as PageId)).toBe(track);
    }
  });

  test('defines the response to an unknown address', () => {
    expect(matchPage('/no-such-page')).toBeNull();
    expect(errorPages.notFound).toEqual({
      status: 404,
      message: 'This page could not be found',
      homepageLink: true,
    });
    expect(errorPages.failed.status).toBe(500);
  });
});
