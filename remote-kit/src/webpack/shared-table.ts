/** A module that exists once in the browser, however many remotes are loaded. */
export interface SharedRow {
  /** True: the shell runs it before any remote is loaded, so remotes use the running copy. False: the first remote loads it. */
  inShell: boolean;
  /** The reason: what would break, or be sent twice, if each remote had its own copy. */
  why: string;
}

/**
 * The shared libraries. The router, MUI and the query library are absent on purpose: a library that is shared is sent
 * completely. Instead, modules of this project import the few names that are used, and those modules are shared.
 */
export const sharedLibraries = {
  react: { inShell: true, why: 'Hooks work with one React only.' },
  'react-dom': { inShell: false, why: 'Portals of a remote belong to the tree that the shell hydrates.' },
  'react-error-boundary': { inShell: true, why: 'The frame and nearly every page contain failures with it.' },
  'react-hook-form': { inShell: false, why: 'Fields of the design system read the context of a form.' },
  yup: {
    inShell: false,
    why: 'Every form validates with it: one copy is fetched instead of one for each remote.',
  },
  zustand: { inShell: true, why: 'The session is read through it; the shell has it anyway.' },
} as const satisfies Record<string, SharedRow>;

/** The session and the transport. A second copy would be signed out, so another major version is refused. */
export const sharedAuthEntries = {
  '@summit/shared-auth': {
    inShell: true,
    why: 'One session, one refresh of tokens, one store of attendee details.',
  },
  '@summit/shared-auth/server-state': {
    inShell: true,
    why: 'One client of server data, filled by server rendering.',
  },
} as const satisfies Record<string, SharedRow>;

/**
 * The shared parts of the design system, by their path in @summit/shared-ui: those that the shell runs anyway, those that
 * hold a context (a second copy would not find its provider), and those that include MUI, which is too large to send twice.
 * Every other part is small and stateless: a remote has its own copy, together with the page that shows it.
 */
export const sharedParts = {
  'actions/button': { inShell: true, why: 'Header and error pages have buttons.' },
  'actions/button-link': { inShell: true, why: 'Header and error pages have links that look like buttons.' },
  'choices/choice-search': {
    inShell: false,
    why: 'It brings MUI, which is too heavy to be sent with every remote.',
  },
  'display/avatar': { inShell: true, why: 'The header shows the attendee.' },
  'display/icon': { inShell: true, why: 'Menus have icons.' },
  'display/lightbox': {
    inShell: false,
    why: 'It brings MUI, which is too heavy to be sent with every remote.',
  },
  'feedback/empty-state': { inShell: true, why: 'Error pages of the shell show it.' },
  'feedback/error-state': { inShell: true, why: 'The shell shows it in place of a page that failed.' },
  'feedback/failure-report': {
    inShell: true,
    why: 'Context: the frame sends the reports that parts of pages offer.',
  },
  'feedback/loading-bar': { inShell: true, why: 'The frame shows progress of every call.' },
  'feedback/notice': { inShell: true, why: 'The frame shows notices before a remote is loaded.' },
  'feedback/recovery': { inShell: true, why: 'Context: what failed subscribes to the return of the API.' },
  'feedback/skeleton': { inShell: true, why: 'The shell shows it while a page is loading.' },
  'feedback/spinner': { inShell: true, why: 'The shell shows it while a call takes long.' },
  'layout/container': { inShell: true, why: 'Header and footer keep the width of the pages.' },
  'layout/grid': { inShell: true, why: 'The footer is laid out with it.' },
  'layout/stack': { inShell: true, why: 'Error pages are laid out with it.' },
  'motion/motif': { inShell: true, why: 'The footer and error pages draw it.' },
  'motion/window-movement': { inShell: true, why: 'One listener of scroll and resize for the whole window.' },
  'navigation/history': { inShell: true, why: 'Context: the history that links and pages write to.' },
  'navigation/journey': { inShell: true, why: 'Context: the number of the current navigation.' },
  'navigation/navigation': { inShell: true, why: 'The shell and remotes navigate with one history.' },
  'navigation/page-meta': { inShell: true, why: 'Pages of the shell have a title and a description.' },
  'navigation/page-meta-sink': { inShell: true, why: 'Context: collects the head of a page on the server.' },
  'navigation/page-transition': { inShell: true, why: 'The shell changes pages with it.' },
  'navigation/redirect': { inShell: true, why: 'The shell redirects addresses that have moved.' },
  'navigation/route-params': { inShell: true, why: 'Context: the parameters of the matched address.' },
  'navigation/router': { inShell: true, why: 'Names what is used of the router, which must exist once.' },
  'navigation/site-link': { inShell: true, why: 'Menus are links of the router.' },
  'navigation/site-router': { inShell: true, why: 'The router itself.' },
  'navigation/site-routes': { inShell: true, why: 'The shell renders the matched page with it.' },
  'overlays/dialog-frame': {
    inShell: false,
    why: 'It brings MUI, which is too heavy to be sent with every remote.',
  },
  'overlays/open-dialog': { inShell: true, why: 'Context: remotes open dialogs of each other by name.' },
  'overlays/toast': { inShell: true, why: 'Context: messages of remotes appear in the frame.' },
} as const satisfies Record<string, SharedRow>;
