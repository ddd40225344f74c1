/** What decides whether something is shown, can be pressed or may be scrolled: tests in jsdom read no other style. */
exports.visibilityStyles = ['display', 'visibility', 'opacity', 'pointer-events', 'overflow', 'content'];
