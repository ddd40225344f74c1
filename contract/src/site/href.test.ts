import { describe, expect, test } from 'vitest';
import { href } from './href.ts';
import { homeAnchors } from './page-hashes.ts';
import { redirects } from './redirects.ts';
import * as pages from './site-map.ts';

describe('href', () => {
  test('writes the address of a page', () => {
    expect(href(pages.home)).toBe('/');
    expect(href(redirects.awards)).toBe('/awards');
    expect(href(pages.agenda, { search: { day: 2, hall: 'Quay & Lock', track: '', mine: undefined } })).toBe(
      '/agenda?day=2&hall=Quay+%26+Lock',
    );
    expect(href(pages.home, { hash: homeAnchors.events })).toBe('/#events');
  });

  test('fills in encoded parameters', () => {
    expect(href(pages.speaker, { speakerId: 'an na/b' })).toBe('/speaker/an%20na%2Fb');
    expect(
      href(pages.registrationInvitation, { slug: 'gold', code: 'x7' }, { search: { from: 'mail' } }),
    ).toBe('/registration/gold/x7?from=mail');
  });

  test('accepts any of several pages without parameters', () => {
    const addresses = (['about', 'agenda'] as const).map((page) => href(pages[page], { hash: 'top' }));
    expect(addresses).toEqual(['/about#top', '/agenda#top']);
  });

  test('refuses an empty parameter', () => {
    expect(() => href(pages.speaker, { speakerId: '' })).toThrow('speakerId');
  });

  test('is checked by the compiler', () => {
    // @ts-expect-error a parameter is missing
    expect(() => href(pages.speaker)).toThrow();
    // @ts-expect-error there is no such page
    expect(() => href(pages.nowhere)).toThrow();
  });
});
