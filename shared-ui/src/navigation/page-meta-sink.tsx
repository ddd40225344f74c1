import { createContext } from 'react';

/** The preview picture of a shared page: a JPEG or PNG, because no network shows SVG drawings. */
export interface ShareImage {
  /** A path or an address. */
  src: string;
  /** The width in px. */
  width: number;
  height: number;
  alt: string;
}

/** A page's metadata for browsers, search engines and sharing. */
export interface PageMetadata {
  title: string;
  description: string;
  /** Keywords separated by commas. */
  keywords?: string;
  image?: ShareImage;
  /** The type of the shared page: `website` when absent. An article's description is its excerpt. */
  kind?: 'website' | 'article' | 'product' | 'profile';
  /** `noindex` and the like; indexed when absent. */
  robots?: string;
  /** The canonical path of the page; its own path when absent. */
  canonical?: string;
  /** When its content last changed, as ISO 8601, if that is known. */
  changedAt?: string;
  /** The page's schema.org type; `WebPage` when absent. */
  schemaType?: 'AboutPage' | 'CollectionPage' | 'ContactPage' | 'FAQPage' | 'ProfilePage' | 'WebPage';
  /** The pages between the home page and this one, the outermost first. */
  parents?: readonly { name: string; path: string }[];
  /**
   * Makes one or more schema.org objects; addresses within the site may be paths. It is called only for the served HTML,
   * because search engines open each address, and nothing reads them after a navigation in the browser.
   */
  structuredData?: () => object;
  /** The response status when it is not 200: a page without content for its address is a 404. */
  status?: number;
}

export type PageMetaDefaults = Pick<PageMetadata, 'image' | 'robots'>;

export interface PageMetaSink {
  /** The suffix of every title: `Speakers | Summit London 2027`. */
  siteName?: string;
  /** The site's public origin; that of the window when absent. */
  siteOrigin?: string;
  /** On the server: receives the page's metadata while it renders. */
  add?: (meta: PageMetadata) => void;
  /** On the server: receives structured data of the page's parts, a schema.org object each. */
  addData?: (data: object) => void;
  /** The defaults for the page at a path. */
  defaultsFor?: (pathname: string) => PageMetaDefaults;
}

/** Provided by the shell: the site's name, and on the server the sink of one request. */
export const PageMetaSinkContext = createContext<PageMetaSink>({});

/** A page's own metadata, completed with the defaults. */
export function withDefaults<Meta extends PageMetaDefaults>(
  meta: Meta,
  defaults: PageMetaDefaults = {},
): Meta {
  return { ...meta, image: meta.image ?? defaults.image, robots: meta.robots ?? defaults.robots };
}

/** The text of `<title>`. */
export function documentTitle(title: string, siteName: string | undefined): string {
  return siteName === undefined || title.includes(siteName) ? title : `${title} | ${siteName}`;
}
