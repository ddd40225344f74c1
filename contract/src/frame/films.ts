const stored = /^\/media\/[0-9a-f]{32}\.(webm|mp4)$/;

/** Whether a video's address is a film that the site itself stores and plays, rather than a page of another site. */
export function isStoredFilm(url: string): boolean {
  return stored.test(url);
}
