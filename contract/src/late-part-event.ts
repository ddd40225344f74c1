/**
 * Dispatched by a part of a page when its code has taken over the HTML that the server rendered: what a visitor entered
 * into it meanwhile is then reported to it, as the shell does for the whole page.
 */
export const latePartEvent = 'summit-late-part';
