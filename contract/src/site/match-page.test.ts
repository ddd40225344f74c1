import { describe, expect, test } from 'vitest';
import { matchPage, matchRedirect } from './match-page.ts';

describe('matchPage', () => {
  test.each([
    ['/registration/packages', 'registrationPackages'],
    ['/registration/crypto-trader', 'registrationSlug'],
    ['/registration/gold-partner/x7', 'registrationInvitation'],
    ['/registration', 'registration'],
    ['/speaker', 'speakerById'],
    ['/speaker/42', 'speaker'],
    ['/about/', 'about'],
    ['/awards/voting/thankyou', 'awardsVotingThankyou'],
  ])('finds the most specific page for %s', (path, id) => {
    expect(matchPage(path)?.id).toBe(id);
  });

  test('decodes parameters and refuses an invalid encoding', () => {
    expect(matchPage('/speaker/an%20na%2Fb')?.params).toEqual({ speakerId: 'an na/b' });
    expect(matchPage('/speaker/%E0%A4%A')).toBeNull();
  });
});

describe('redirects', () => {
  test.each([
    ['/awards', 'awardsStatus'],
    ['/awards/welcomeold', 'awardsWelcome'],
    ['/awards/backup_welcome', 'awardsWelcome'],
    ['/home', 'home'],
    ['/about', null],
  ])('%s leads to %s', (path, page) => {
    expect(matchRedirect(path)).toBe(page);
  });
});
