import { createContext } from 'react';

/** The picture that is shown where a page is shared: a JPEG or PNG, since no network shows drawings. */
export interface ShareImage {
  /** Path or address. */
  src: string;
  /** In px. */
  width: number;
  height: number;
  alt: string;
}

/** A page's metadata for browsers, search engines and sharing. */
export interface PageMetadata {
  title: string;
  description: string;
  /** Separated by commas. */
  keywords?: string;
  image?: ShareImage;
  /** What is shared: `website` when absent. An article's description is its excerpt. */
  kind?: 'website' | 'article' | 'product' | 'profile';
  /** `noindex` and the like; indexed when absent. */
  robots?: string;
  /** Path of the page's one address; its own path when absent. */
  canonical?: string;
  /** When its content last changed, where that is known: ISO 8601. */
  changedAt?: string;
  /** The page's schema.org type; `WebPage` when absent. */
  schemaType?: 'AboutPage' | 'CollectionPage' | 'ContactPage' | 'FAQPage' | 'ProfilePage' | 'WebPage';
  /** The pages between the home page and this one, the outermost first. */
  parents?: readonly { name: string; path: string }[];
  /**
   * Makes one or more schema.org objects; addresses within the site may be paths. Called for the HTML that is served
   * only: search engines open each address, and a browser that changes pages has no reader for them.
   */
  structuredData?: () => object;
  /** The response status when it is not 200: a page that finds nothing at its address is a 404. */
  status?: number;
}

export type PageMetaDefaults = Pick<PageMetadata, 'image' | 'robots'>;

export interface PageMetaSink {
  /** Follows every title: `Speakers | Summit London 2027`. */
  siteName?: string;
  /** The site's public origin; the window's own when absent. */
  siteOrigin?: string;
  /** On the server: receives the page's metadata while it renders. */
  add?: (meta: PageMetadata) => void;
  /** On the server: receives what parts of the page say to search engines, a schema.org object each. */
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
