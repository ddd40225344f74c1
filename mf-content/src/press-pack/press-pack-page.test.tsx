import { screen, waitFor, within } from '@testing-library/react';
import * as mediaPartnerCalls from '@summit/contract/calls/media-partners';
import type { ResponseOf } from '@summit/contract/requests/call';
import { respond, respondToCaptcha, respondWithError, type TestResponse } from '@summit/shared-auth/testing';
import { expectBoundaryErrors, renderPage } from '../testing/page-rendering.tsx';
import { counts } from '../testing/people.ts';
import { worded } from '../testing/worded.ts';
import PressPackPage from './press-pack-page.tsx';

type Kit = ResponseOf<typeof mediaPartnerCalls.mediaKits>['mediaKits'][number];
type Partner = ResponseOf<typeof mediaPartnerCalls.mediaPartners>['mediaPartners'][number];

const logoPack: Kit = {
  id: 'logos',
  name: 'Logo pack',
  description: 'The mark.',
  audience: 'Press',
  fileUrl: '/media/a.svg',
  imageUrl: null,
  files: (['paper', 'ink', 'accent'] as const).flatMap((ground) =>
    ['svg', 'png'].map((ending) => ({
      name: `logo-${ground}.${ending}`,
      url: `/media/${ground}.${ending}`,
      ground,
    })),
  ),
};
const sheet: Kit = { ...logoPack, id: 'sheet', name: 'Fact sheet', fileUrl: null, files: [] };
const sponsorKit: Kit = {
  ...sheet,
  id: 'sponsor',
  name: 'Sponsor kit',
  audience: 'Sponsor',
  fileUrl: '/media/s.pdf',
};
const radio: Partner = {
  id: 'radio',
  name: 'Open Money Radio',
  logoUrl: null,
  url: null,
  type: { id: 'media', name: 'Media' },
};

const kits = (mediaKits: Kit[]) => respond(mediaPartnerCalls.mediaKits, { mediaKits, ...counts(mediaKits) });
const partners = (mediaPartners: Partner[]) =>
  respond(mediaPartnerCalls.mediaPartners, { mediaPartners, ...counts(mediaPartners) });

beforeEach(() => window.localStorage.clear());

function open(url: string, ...responses: TestResponse[]) {
  const rows = new Set(responses.map(({ row }) => row));
  const usual = [kits([logoPack, sheet, sponsorKit]), partners([radio]), respondToCaptcha()].filter(
    ({ row }) => !rows.has(row),
  );
  return renderPage(PressPackPage, { url, responses: [...responses, ...usual] });
}

async function ask({ user }: ReturnType<typeof open>, kit = 'sheet', submit = 'Ask for the kit') {
  const enter = async (name: RegExp, text: string) => {
    await user.click(await screen.findByRole('textbox', { name }));
    await user.paste(text);
  };
  await enter(/Company or title/, 'Till and Counter');
  await enter(/Your name/, 'Ada Lund');
  await enter(/^Email/, 'ada@lund.example');
  await user.selectOptions(screen.getByRole('combobox', { name: /Which kit/ }), kit);
  await screen.findByText('Checked. You can send the form');
  await user.click(screen.getByRole('button', { name: submit }));
}

test('has facts, logos, press contacts, kits and partners', async () => {
  const wording = worded({
    'pressPack.facts.short': 'Summit is a fintech conference, expo and awards programme.',
    'pressPack.contact.people': 'Marguerite Osei | Press | press@summit.example',
  });
  open('/press-pack', wording);
  expect(await screen.findByText(/Summit is a fintech conference, expo and awards programme/)).toBeVisible();
  expect(screen.getAllByRole('img', { name: 'Summit logo' })).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'press@summit.example' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Download: Logo pack' })).toHaveAttribute(
    'href',
    '/api/media/a.svg',
  );
  expect(screen.getByRole('link', { name: 'Become a sponsor: Sponsor kit' })).toHaveAttribute(
    'href',
    '/press-pack?kit=sponsor#become',
  );
  expect(screen.getByRole('link', { name: 'Ask for it: Fact sheet' })).toHaveAttribute(
    'href',
    '/press-pack?kit=sheet#become',
  );
  expect(await screen.findByText('Open Money Radio')).toBeVisible();
});

test('a kit with several documents offers each by name; logos are shown on their backgrounds', async () => {
  const file = {
    name: 'floor-plan.pdf',
    url: '/media/plan.pdf?download=floor-plan.pdf',
    ground: '' as const,
  };
  const [logo] = logoPack.files;
  open('/press-pack', kits([{ ...sheet, files: [file, ...(logo ? [logo] : [])] }]));
  const list = await screen.findByRole('list', { name: 'Download: Fact sheet' });
  const links = within(list).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['floor-plan.pdf']);
  expect(links[0]).toHaveAttribute('href', '/api/media/plan.pdf?download=floor-plan.pdf');
});

test('a request is sent with kit and captcha, without empty fields', async () => {
  const page = open('/press-pack', respond(mediaPartnerCalls.becomeMediaPartner));
  await ask(page);
  expect(await screen.findByRole('heading', { name: 'Thank you, we have it' })).toBeVisible();
  const sent = page.requests.find(({ path }) => path === mediaPartnerCalls.becomeMediaPartner.path);
  expect(sent?.body).toEqual({
    company: 'Till and Counter',
    name: 'Ada Lund',
    email: 'ada@lund.example',
    mediaKitId: 'sheet',
  });
});

test('each logo can be downloaded as SVG and PNG', async () => {
  open('/press-pack');
  const links = await screen.findAllByRole('link', { name: /^Download the logo, / });
  expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual(
    [
      ['On paper', 'paper'],
      ['On ink', 'ink'],
      ['On the accent', 'accent'],
    ].flatMap(([where, ground]) => [
      [`Download the logo, ${where}: SVG`, `/api/media/${ground}.svg`],
      [`Download the logo, ${where}: PNG`, `/api/media/${ground}.png`],
    ]),
  );
});

test('only a kit with a file is said to be on its way', async () => {
  const { unmount, ...page } = open('/press-pack', respond(mediaPartnerCalls.becomeMediaPartner));
  await ask({ unmount, ...page }, 'sponsor', 'Ask to become a sponsor');
  expect(await screen.findByText(/the kit is on its way to your address/)).toBeVisible();
  unmount();
  await ask(open('/press-pack', respond(mediaPartnerCalls.becomeMediaPartner)));
  expect(await screen.findByText(/sends the kit to your address within two working days/)).toBeVisible();
});

test('the form describes the chosen kit', async () => {
  const { user } = open('/press-pack?kit=sponsor');
  expect(await screen.findByRole('heading', { name: 'Become a sponsor' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ask to become a sponsor' })).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: /Which kit/ }), 'sheet');
  expect(await screen.findByRole('heading', { name: 'Ask for a kit' })).toBeVisible();
});

test('the kit in the address is selected', async () => {
  open('/press-pack?kit=sheet');
  expect(await screen.findByRole('combobox', { name: /Which kit/ })).toHaveValue('sheet');
});

test.each([
  [
    'become-sponsor-0001',
    'combobox',
    /Which kit/,
    'This kit is no longer available. Please choose another one.',
  ],
  ['email.domain-0002', 'textbox', /^Email/, 'Email domain is forbidden Email address is not valid'],
] as const)('%s is shown beside its field', async (code, role, name, message) => {
  const page = open('/press-pack', respondWithError(mediaPartnerCalls.becomeMediaPartner, code));
  await ask(page);
  await waitFor(() => expect(screen.getByRole(role, { name })).toHaveAccessibleDescription(message));
  expect(screen.getByRole('textbox', { name: /Company/ })).toHaveValue('Till and Counter');
});

test('parts that fail to load show a message, each in its place', async () => {
  expectBoundaryErrors();
  const { user } = open(
    '/press-pack',
    respondWithError(mediaPartnerCalls.mediaPartners, 'server-0001'),
    partners([radio]),
  );
  const part = await screen.findByRole('region', { name: 'Media partners' });
  expect(await within(part).findByRole('alert')).toHaveTextContent('The media partners could not be loaded');
  expect(await screen.findByRole('link', { name: 'Download: Logo pack' })).toBeVisible();
  await user.click(within(part).getByRole('button', { name: 'Try again' }));
  expect(await within(part).findByText('Open Money Radio')).toBeVisible();
});

test('a message is shown without kits and partners', async () => {
  open('/press-pack', kits([]), partners([]));
  expect(await screen.findByRole('heading', { name: 'No kits to hand out at the moment' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'You could be the first' })).toBeVisible();
});
