/**
 * Stands for the value of a parameter that a page withholds while the server renders, and until hydration is over. Not in
 * the map of pages, which the script of a first view does without.
 */
export const withheldValue = '-';
