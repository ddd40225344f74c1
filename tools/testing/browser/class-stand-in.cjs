/** What the classes of a `*.module.css` are to a component test: each has the name that it has in its file. */
module.exports = new Proxy({}, { get: (_classes, name) => (name === '__esModule' ? false : name) });
