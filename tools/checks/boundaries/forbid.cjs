/**
 * A rule of dependency-cruiser.
 * @param from the importing files, as a pattern of their paths or as dependency-cruiser's own restriction
 * @param to what they must not import
 * @param comment what to do instead
 */
function forbid(name, from, to, comment) {
  const source = typeof from === 'string' ? { path: from } : from;
  const target = typeof to === 'string' ? { path: to } : to;
  return { name, severity: 'error', from: source, to: target, comment };
}

module.exports = { forbid };
