import { act, screen, waitFor, within } from '@testing-library/react';
import * as galleryCalls from '@summit/contract/calls/gallery';
import type { ResponseOf } from '@summit/contract/requests/call';
import { respond, respondWithError } from '@summit/shared-auth/testing';
import { expectBoundaryErrors, renderPage } from '../testing/page-rendering.tsx';
import { counts } from '../testing/people.ts';
import PhotoGalleryPage from './photo-gallery-page.tsx';

type Album = ResponseOf<typeof galleryCalls.gallery>;

const images = ['The dock', 'The lock', 'The quay'].map((alt, at) => ({
  id: `p${at + 1}`,
  alt,
  width: 1200,
  height: 800,
  imagesUrls: { originalImageUrl: `/media/o${at}.svg`, thumbnailUrl: `/media/t${at}.svg` },
}));

const album: Album = {
  id: 'opening',
  name: 'Opening day',
  date: '2026-06-09',
  coverUrl: '/media/t0.svg',
  imagesCount: 3,
  images,
};

function listed(photoGalleries: Omit<Album, 'images'>[]) {
  return respond(galleryCalls.photoGalleries, { photoGalleries, ...counts(photoGalleries) });
}

const { images: _images, ...summary } = album;

function open(url: string, ...responses: Parameters<typeof renderPage>[1]['responses']) {
  return renderPage(PhotoGalleryPage, { url, responses });
}

test('shows the albums with dates, counts and links', async () => {
  open(
    '/photo-gallery',
    listed([summary, { ...summary, id: 'one', name: 'One', coverUrl: null, imagesCount: 1 }]),
  );
  expect(await screen.findByRole('link', { name: 'Opening day' })).toHaveAttribute(
    'href',
    '/photo-gallery?album=opening',
  );
  expect(screen.getByText('pictures')).toBeVisible();
  expect(screen.getByText('picture')).toBeVisible();
  expect(screen.getAllByText('June 2026')).toHaveLength(2);
});

test('an album without a cover has a plain placeholder', async () => {
  open('/photo-gallery', listed([{ ...summary, coverUrl: null }]));
  const albums = await screen.findByRole('list');
  expect(albums).toContainElement(screen.getByRole('link', { name: 'Opening day' }));
  expect(albums.innerHTML).not.toContain('data-motif');
});

test('without albums it says when they will come', async () => {
  open('/photo-gallery', listed([]));
  expect(await screen.findByRole('heading', { name: 'No album yet' })).toBeVisible();
});

test('albums that fail to load show a message in their place and can be retried', async () => {
  expectBoundaryErrors();
  const { user } = open(
    '/photo-gallery',
    respondWithError(galleryCalls.photoGalleries, 'server-0001'),
    listed([summary]),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('The albums could not be loaded');
  expect(screen.getByRole('heading', { level: 1, name: 'Photo gallery' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Opening day' })).toBeVisible();
});

test('an album has its own title and address; its pictures have descriptions and work without scripts', async () => {
  const { requests } = open('/photo-gallery?album=opening', respond(galleryCalls.gallery, album));
  expect(await screen.findByRole('heading', { level: 1, name: 'Opening day' })).toBeVisible();
  expect(document.title).toContain('Opening day');
  expect(screen.getByRole('link', { name: 'The lock' })).toHaveAttribute('href', '/api/media/o1.svg');
  expect(requests.find(({ path }) => path === galleryCalls.gallery.path)?.query).toEqual({
    'query.id': 'opening',
  });
});

test('the lightbox opens a picture, is navigated by keyboard, and returns the focus', async () => {
  const { user, location } = open('/photo-gallery?album=opening', respond(galleryCalls.gallery, album));
  await user.click(await screen.findByRole('link', { name: 'The lock' }));
  const box = await screen.findByRole('dialog', { name: 'Opening day' });
  expect(within(box).getByRole('img', { name: 'The lock' })).toHaveAttribute('src', '/api/media/o1.svg');
  expect(location()).toBe('/photo-gallery?album=opening&photo=p2');
  await user.keyboard('{ArrowRight}');
  expect(within(box).getByRole('img', { name: 'The quay' })).toBeVisible();
  expect(location()).toBe('/photo-gallery?album=opening&photo=p3');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(location()).toBe('/photo-gallery?album=opening');
  expect(screen.getByRole('link', { name: 'The lock' })).toHaveFocus();
});

test('Back closes a picture, and only then leaves the album', async () => {
  const { user, location, back } = open('/photo-gallery?album=opening', respond(galleryCalls.gallery, album));
  await user.click(await screen.findByRole('link', { name: 'The lock' }));
  await screen.findByRole('dialog', { name: 'Opening day' });
  await user.keyboard('{ArrowRight}');
  act(back);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(location()).toBe('/photo-gallery?album=opening');
});

test('a link to a picture opens it; a link to a removed one opens the album', async () => {
  const first = open('/photo-gallery?album=opening&photo=p3', respond(galleryCalls.gallery, album));
  expect(await screen.findByRole('dialog', { name: 'Opening day' })).toBeVisible();
  first.unmount();
  open('/photo-gallery?album=opening&photo=gone', respond(galleryCalls.gallery, album));
  expect(await screen.findByRole('link', { name: 'The dock' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('an unknown or empty album links to the others', async () => {
  const first = open('/photo-gallery?album=gone', respondWithError(galleryCalls.gallery, 'cqrs-0009'));
  expect(await screen.findByRole('heading', { level: 1, name: 'This album does not exist' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All albums' })).toHaveAttribute('href', '/photo-gallery');
  first.unmount();
  open('/photo-gallery?album=opening', respond(galleryCalls.gallery, { ...album, images: [] }));
  expect(await screen.findByRole('heading', { name: 'This album is still empty' })).toBeVisible();
});
