import { href } from '@summit/contract/site/href';
import { pageById } from '@summit/contract/site/page-by-id';
import { searchedPages } from '@summit/contract/site/searched-pages';

/** The pages that can be previewed: those with their own texts that are rendered on the server. */
export const previewPages = ['home', ...searchedPages] as const;

export type PreviewPage = (typeof previewPages)[number];

/** Where the page is on the site. */
export function previewAddress(page: PreviewPage): string {
  return href(pageById(page));
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
