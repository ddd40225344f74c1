/** Replaces a picture, font or style sheet in component tests by an address. */
module.exports = '/fake-asset';
