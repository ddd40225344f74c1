const stored = /^\/media\/[0-9a-f]{32}\.(webm|mp4)$/;

/** Whether a video's address is that of a film the site itself stores and plays, and not a page of another site. */
export function isStoredFilm(url: string): boolean {
  return stored.test(url);
}
