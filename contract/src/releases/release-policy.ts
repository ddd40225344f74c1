/**
 * What a browser may do with a file of a release that a visitor opens as a page: nothing, on no origin of ours. Scripts, styles,
 * fonts and pictures that a page loads obey the policy of that page instead. Styles are those of a drawing (SVG).
 */
export const releaseFilePolicy = "sandbox; default-src 'none'; style-src 'unsafe-inline'";
