import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { pictureTexts } from '@summit/contract/texts/pictures';
import { expect, test } from '../../site/reading.ts';
import { scriptAtWork } from '../../site/script-at-work.ts';

test('a visitor opens an album and leafs through its pictures by keyboard', async ({ page }) => {
  await page.goto(href(pages.photoGallery));
  await page.getByRole('main').getByRole('link', { name: 'Awards night, 2026' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Awards night, 2026' })).toBeVisible();
  // Before the page is hydrated a picture is a plain link to its file.
  await scriptAtWork(page);

  const picture = page.getByRole('main').getByRole('link', { name: 'The host in a beam of light' });
  await picture.focus();
  await page.keyboard.press('Enter');
  const box = page.getByRole('dialog', { name: 'Awards night, 2026' });
  await expect(box.getByRole('img', { name: 'The host in a beam of light' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(box.getByRole('img', { name: 'A winner lifts the award before the hall' })).toBeVisible();
  await page.keyboard.press('Home');
  await expect(box.getByRole('img', { name: 'Seven finalists on stage in golden light' })).toBeVisible();
  await page.keyboard.press('Escape');

  await expect(box).toBeHidden();
  await expect(picture).toBeFocused();
});

test('a link leads to the album and the picture', async ({ page }) => {
  await page.goto(
    href(pages.photoGallery, { search: { album: 'awards-night-2026', photo: 'awards-night-2026-3' } }),
  );
  const box = page.getByRole('dialog', { name: 'Awards night, 2026' });
  await expect(box.getByRole('img', { name: 'The host in a beam of light' })).toBeVisible();
});

test.describe('an album that does not exist', () => {
  test.use({ expectedNoise: /status of 404/ });

  test('is reported as missing', async ({ page }) => {
    await page.goto(href(pages.photoGallery, { search: { album: 'none' } }));
    await expect(
      page.getByRole('heading', { level: 1, name: pictureTexts['photoGallery.album.missing.title'] }),
    ).toBeVisible();
  });
});

test.describe('when the code of the picture viewer cannot be loaded', () => {
  // The browser logs the failed request, and React the caught error.
  test.use({ expectedNoise: /net::ERR_FAILED|ChunkLoadError/ });

  test('a link opens the picture file itself', async ({ page }) => {
    await page.goto(href(pages.photoGallery, { search: { album: 'awards-night-2026' } }));
    await scriptAtWork(page);
    await page.route(/\.js$/, (route) => route.abort());
    const picture = page.getByRole('main').getByRole('link', { name: 'The host in a beam of light' });
    const file = await picture.getAttribute('href');
    await picture.click();
    await expect(page).toHaveURL(new RegExp(`${file}$`));
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('albums and pictures are links', async ({ page }) => {
    await page.goto(href(pages.photoGallery));
    await page.getByRole('main').getByRole('link', { name: 'Opening day, 2026' }).click();
    const pictures = page.getByRole('main').getByRole('listitem').getByRole('link');
    await expect(pictures).toHaveCount(8);
    await expect(pictures.first()).toHaveAttribute('href', /\/media\/[0-9a-f]{32}\.svg$/);
  });
});
