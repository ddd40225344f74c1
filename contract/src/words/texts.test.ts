import { describe, expect, test } from 'vitest';
import * as pages from '../site/site-map.ts';
import { homeTexts } from '../texts/home.ts';
import { textRows, textsFrom } from './text-lookup.ts';
import { texts } from './texts.ts';

/** Pages without the visitors' frame have their own title, and are not in search engines. */
const framedPages = Object.entries(pages).filter(([, page]) => !('frame' in page));

describe('the texts', () => {
  test.each(framedPages.map(([id]) => id).filter((id) => id !== 'home'))(
    'name and describe the page %s',
    (id) => {
      for (const part of ['header.title', 'header.lead', 'meta.description']) {
        expect(texts).toHaveProperty([`${id}.${part}`], expect.stringMatching(/\S/));
      }
    },
  );

  test('match the specification', () => {
    expect(texts['login.success.message']).toBe('You are successfully logged in');
    expect(texts['frame.registered-users.message']).toBe('This action is for registered users');
    expect(texts['login.forgot-success.message']).toBe(
      'An email with password reset instructions has been sent to your email address, if it exists on our system.',
    );
    expect(texts['login.forgot.unknown']).toBe(
      "Seems like you didn't subscribe with this e-mail. Please try a different one or subscribe again.",
    );
    expect(texts['messaging.error.default']).toBe('Failed to send messages');
    expect(texts['frame.error.settings']).toBe('Failed to load main settings');
    expect(texts['agenda.ask.emailPlaceholder']).toBe('Enter your email');
    expect(texts['agenda.ask.questionPlaceholder']).toBe('Enter your question');
  });

  test('are never empty', () => {
    expect(Object.values(texts).filter((text) => text.trim() === '' || /lorem|todo/i.test(text))).toEqual([]);
  });

  test('are overridden by those of the server', () => {
    const items = [
      { name: 'home.hero.title', content: 'Hello' },
      { name: 'about.header.title', content: 'Not asked for' },
    ];
    const found = textsFrom(homeTexts, items);
    expect(found['home.hero.title']).toBe('Hello');
    expect(found['home.hero.action']).toBe(homeTexts['home.hero.action']);
    expect(found).not.toHaveProperty(['about.header.title']);
  });

  test('can contain lists', () => {
    expect(textRows('a | b\n\nc|d|e')).toEqual([
      ['a', 'b'],
      ['c', 'd', 'e'],
    ]);
  });
});
