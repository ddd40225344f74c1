/** What the shell shows where no remote's page can be: status code and message. */
export const errorPages = {
  notFound: { status: 404, message: 'This page could not be found', homepageLink: true },
  failed: { status: 500, message: 'An error occurred!', homepageLink: false },
} as const;
