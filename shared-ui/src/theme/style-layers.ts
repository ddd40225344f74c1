/**
 * The layers of styles, the strongest last: reset, type and theme; the design system; the frame and pages; and rules that
 * the state of the whole document imposes, such as a site in a frame. Every style sheet names its layer.
 */
export const styleLayers = ['base', 'design', 'pages', 'situations'] as const;
