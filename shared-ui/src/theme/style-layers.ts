/**
 * Whose rules prevail, the last: reset, type and theme; the design system; the frame and pages; and what the state of the
 * whole document demands of all of them, such as a site in a frame. Every style sheet names its layer.
 */
export const styleLayers = ['base', 'design', 'pages', 'situations'] as const;
