/** What a picture, font or stylesheet is to a component test: an address. */
module.exports = '/asset-stand-in';
