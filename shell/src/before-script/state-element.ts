/** A script, because the organisers' headings are given ids from their texts, and no text of theirs becomes a script. */
export const stateSelector = 'script#summit-state';
