export interface Crumb {
  name: string;
  /** Path on this site. */
  path: string;
}

/** The way to a page that stands below another one, as schema.org describes it. */
export function breadcrumbSchema(crumbs: readonly Crumb[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: path,
    })),
  };
}
