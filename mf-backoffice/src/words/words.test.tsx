import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as calls from '@summit/contract/calls/organise-resources';
import * as settingsCalls from '@summit/contract/calls/settings';
import { respond, sampleResponse, type TestRequest } from '@summit/shared-auth/testing';
import { themeVariables } from '@summit/shared-ui/theme/theme-variables';
import type { Entry, ResourceField } from '../resources/entry-types.ts';
import { fieldOf } from '../testing/field-of.ts';
import { heading, openBackoffice } from '../testing/open-backoffice.tsx';
import { changeOf } from '../testing/sponsor-entries.ts';
import { contrastRows } from './contrast-rows.ts';
import { pageOfText } from './preview-pages.ts';
import { createThemeOnPage } from './theme-on-page.ts';
import { findWording } from './wording-on-page.ts';
import WordsPage from './words-page.tsx';

const text = (key: string, content: string): Entry => ({
  key,
  version: 'v1',
  values: { name: key, type: 'text', content },
});
const lead = text('home.hero.lead', 'Money meets {city}.');
const others = [text('agenda.title', 'What is on'), text('mail.greeting', 'Dear {firstName},')];
const textFields: ResourceField[] = [
  fieldOf('name', 'Name', { isFixed: true }),
  fieldOf('content', 'Content', { kind: 'longText' }),
];
const themeFields: ResourceField[] = [
  fieldOf('decorativeAccents.accent', 'Accent', { kind: 'colour' }),
  fieldOf('link.color', 'Links', { kind: 'colour' }),
];
const theme: Entry = { key: 'theme', version: 't1', values: { 'decorativeAccents.accent': '#3d2bff' } };
const settings = respond(
  settingsCalls.settings,
  sampleResponse(settingsCalls.settings, { event: { city: 'Bristol', timeZone: 'Europe/London' } }),
);
const byResource = {
  fields: ({ params }: TestRequest) => ({ fields: params.resource === 'theme' ? themeFields : textFields }),
  entry: ({ params }: TestRequest) =>
    params.resource === 'theme' ? theme : ([lead, ...others].find(({ key }) => key === params.key) ?? lead),
};
const responses = [
  settings,
  respond(calls.resourceFields, byResource.fields),
  respond(calls.resourceEntry, byResource.entry),
  respond(calls.resourceEntries, { items: [lead, ...others], total: 3 }),
];

/** Writes the page into the frame, which a browser would load. */
function load(html: string): Document {
  const frame = screen.getByTitle<HTMLIFrameElement>(/^Preview/);
  const shown = frame.contentDocument;
  if (!shown) throw new Error('The frame has no document.');
  const root = shown.documentElement ?? shown.appendChild(shown.createElement('html'));
  root.innerHTML = `<body>${html}</body>`;
  // jsdom has no layout, and cannot scroll.
  const { Element } = shown.defaultView as Window & typeof globalThis;
  Element.prototype.scrollIntoView = jest.fn();
  fireEvent.load(frame);
  return shown;
}

test('the screen is a separate component', () => {
  expect(typeof WordsPage).toBe('function');
});

test('a text is found by its words, previewed on the page while typing, and saved as a difference', async () => {
  const { user, requests } = openBackoffice({
    url: '/backoffice/words',
    responses: [
      ...responses,
      respond(
        calls.setResourceEntry,
        changeOf([{ field: 'content', before: '"Money meets {city}."', after: '"Gold meets {city}."' }]),
      ),
    ],
  });
  await heading('Texts and theme');
  await user.type(await screen.findByRole('combobox', { name: 'Text' }), 'money');
  await user.click(await screen.findByRole('option', { name: /Money meets/ }));
  const content = await screen.findByRole('textbox', { name: /Content/ });
  const frame = screen.getByTitle('Preview: Home');
  expect(frame).toHaveAttribute('sandbox', 'allow-same-origin');
  const page = load('<h1>Summit</h1><noscript>No script</noscript><p>Money meets Bristol.</p>');
  expect(await screen.findByText('Marked on the page.')).toBeVisible();
  await user.clear(content);
  await user.type(content, 'Gold meets {{city}.');
  expect(page.querySelector('p')).toHaveTextContent('Gold meets Bristol.');
  expect(page.body).not.toHaveTextContent('No script');
  await user.click(screen.getByRole('button', { name: 'Review changes' }));
  await user.click(await screen.findByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requests.filter(({ method }) => method === 'PUT').at(-1)?.body).toEqual({
    version: 'v1',
    values: { content: 'Gold meets {city}.' },
  });
});

test('opening another text with unsaved input asks for confirmation', async () => {
  const { user, location } = openBackoffice({ url: '/backoffice/words?text=home.hero.lead', responses });
  await user.type(await screen.findByRole('textbox', { name: /Content/ }), ' Again.');
  const search = screen.getByRole('combobox', { name: 'Text' });
  await user.clear(search);
  await user.type(search, 'What is on');
  await user.click(await screen.findByRole('option', { name: /What is on/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  expect(screen.getByLabelText(/Content/)).toHaveValue('Money meets {city}. Again.');
  await user.click(dialog.getByRole('button', { name: 'Discard and leave' }));
  await waitFor(() => expect(location()).toContain('agenda.title'));
});

test('a text on another page or in an email is marked as such', async () => {
  openBackoffice({ url: '/backoffice/words?text=home.hero.lead', responses });
  await screen.findByRole('textbox', { name: /Content/ });
  load('<p>Something else</p>');
  expect(await screen.findByText(/not on this page/)).toBeVisible();
});

test('the contrast of a colour is shown as a number while typing', async () => {
  const { user } = openBackoffice({ url: '/backoffice/words?part=theme', responses });
  const accent = await screen.findByRole('textbox', { name: 'Accent' });
  expect(await screen.findByText(/All colours are easy to read/)).toBeVisible();
  await user.clear(accent);
  await user.type(accent, '#ffff00');
  const row = await screen.findByRole('row', { name: /Accent as text, light/ });
  await waitFor(() => expect(row).toHaveTextContent(/1\.\d+:1, needs 4\.5:1/));
  expect(screen.getByText(/1 of 2 are hard to read/)).toBeVisible();
});

test('a readable colour is shown as chosen; for an unreadable one the readable shade is named', () => {
  const [link] = contrastRows({ link: { color: '#ffcc00' } }).filter(({ what }) => what === 'Links, light');
  expect(link?.ratio).toBeLessThan(2);
  expect(link?.shown?.ratio).toBeGreaterThanOrEqual(4.5);
  const buttons = contrastRows({ buttons: { background: '#000000', text: '#ffffff' } });
  expect(buttons.find(({ what }) => what === 'Button text')).toMatchObject({ ratio: 21, shown: null });
});

test('lines, lists and rich text are found piece by piece, and placeholders are kept', () => {
  const page = new DOMParser().parseFromString(
    '<ul><li>Tea</li><li>Cake</li></ul><p>Dear Ada, hello</p><div><b>Bold</b> and plain</div>',
    'text/html',
  );
  findWording(page, 'Tea | Cake', false, {}).show('Coffee | Pie');
  findWording(page, 'Dear {firstName}, hello', false, {}).show('Hello {firstName}');
  findWording(page, '<p><b>Bold</b> and plain</p>', true, {}).show('<p><b>Brave</b>and fair</p>');
  expect(page.body.textContent).toBe('CoffeePieHello AdaBraveand fair');
});

test('a text is previewed on the page with its prefix, and otherwise on the home page', () => {
  expect([pageOfText('venue.title'), pageOfText('frame.menu')]).toEqual(['venue', 'home']);
});

test('another theme replaces that of the page', () => {
  const rules = ['.theme', '.other'];
  const layer = {
    name: 'base',
    insertRule: (rule: string, place: number) => rules.splice(place, 0, rule),
    deleteRule: (place: number) => rules.splice(place, 1),
  };
  class Sheet {
    cssRules: { cssText: string }[] = [];
    replaceSync(css: string) {
      this.cssRules = [{ cssText: css }];
    }
  }
  const original = globalThis.CSSStyleSheet;
  Object.assign(globalThis, { CSSStyleSheet: Sheet });
  const show = createThemeOnPage({ styleSheets: [{ cssRules: [layer] }] } as unknown as Document, {});
  show({ accent: '#ff0000' });
  Object.assign(globalThis, { CSSStyleSheet: original });
  expect(rules).toEqual([themeVariables({ accent: '#ff0000' }), '.other']);
});
