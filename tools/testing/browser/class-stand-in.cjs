/** What the classes of a `*.module.css` are to a component test: exports that have the names which they have in their file. */
module.exports = new Proxy({}, { get: (_classes, name) => (name === '__esModule' ? true : name) });
