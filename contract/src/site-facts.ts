/** The name of the site: it follows every page's title. The event's own name comes from the server's texts. */
export const siteName = 'Summit';

/** The picture shown when a page without its own is shared, in the size that social networks show. */
export const sharePicturePath = '/share.png';
