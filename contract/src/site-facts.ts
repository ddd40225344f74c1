/** The name of the site: it follows every page's title. The event's own name comes from the server's texts. */
export const siteName = 'Summit';

/** What is shown of a page that is shared and has no picture of its own: 1200 by 630 px. */
export const sharePicturePath = '/share.png';
