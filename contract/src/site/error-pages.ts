/** The shell's error pages for addresses without a page of a remote: status code and message. */
export const errorPages = {
  notFound: { status: 404, message: 'This page could not be found', homepageLink: true },
  failed: { status: 500, message: 'An error occurred!', homepageLink: false },
} as const;
