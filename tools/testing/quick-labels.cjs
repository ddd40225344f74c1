const { ofEnvironment } = require('./of-environment.cjs');

/**
 * Lets a label find its field by the field's id, which a document has an index of. jsdom goes through the whole document
 * instead, for every label, each time a test asks for a field by its name.
 */
function quickenLabels() {
  // Its parts need one another: they are loaded in its own order.
  ofEnvironment('jsdom');
  const { implementation } = ofEnvironment('jsdom/lib/jsdom/living/nodes/HTMLLabelElement-impl.js');
  const { isLabelable } = ofEnvironment('jsdom/lib/jsdom/living/helpers/form-controls.js');
  const { prototype } = implementation;
  const { get: searchDocument } = Object.getOwnPropertyDescriptor(prototype, 'control');
  Object.defineProperty(prototype, 'control', {
    configurable: true,
    get() {
      const id = this.getAttributeNS(null, 'for');
      const document = this._ownerDocument;
      if (!id || this.getRootNode({}) !== document) return searchDocument.call(this);
      const field = document.getElementById(id);
      return field && isLabelable(field) ? field : null;
    },
  });
}

module.exports = { quickenLabels };
