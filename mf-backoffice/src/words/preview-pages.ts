import { href } from '@summit/contract/site/href';
import { searchedPages } from '@summit/contract/site/searched-pages';
import * as pages from '@summit/contract/site/site-map';

const rows = { home: pages.home, ...searchedPages };

export type PreviewPage = keyof typeof rows;

/** The pages that can be previewed: those with their own texts that are rendered on the server. */
export const previewPages = Object.keys(rows) as PreviewPage[];

/** Where the page is on the site. */
export function previewAddress(page: PreviewPage): string {
  return href(rows[page]);
}

/** `Code of conduct` */
export function previewTitle(page: PreviewPage): string {
  const words = page.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The page whose texts begin like this one, or the home page, which has the frame of every page. */
export function pageOfText(name: string): PreviewPage {
  const [first = ''] = name.toLowerCase().split('.');
  const named = previewPages.filter((page) => page.toLowerCase().startsWith(first));
  return named.find((page) => page.toLowerCase() === first) ?? named[0] ?? 'home';
}
