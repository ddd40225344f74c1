/** Replaces a `*.module.css` in component tests: each class has its own name as the value. */
module.exports = new Proxy({}, { get: (_classes, name) => (name === '__esModule' ? true : name) });
