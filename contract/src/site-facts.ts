/** The name of the site: it follows every page's title. The event's own name comes from the server's texts. */
export const siteName = 'Summit';

/** What is shown of a page that is shared and has no picture of its own, in the size that social networks show. */
export const sharePicturePath = '/share.png';
