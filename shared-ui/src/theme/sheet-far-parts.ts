import * as limits from '@summit/contract/limits/limits';

const farSections = 'main>section:nth-of-type(n+3):not(:has(form))';
const footer = '#root>footer';

/**
 * The parts far down a page are laid out when they come near the window: until then their height is an estimate, and
 * afterwards the browser remembers it. Only in browsers that hold what is being read in its place while something above it
 * changes its height, and not on paper. A section with a form is laid out at once, because the list of choices that a field
 * opens would be cut off at the section's edge. While the document has `data-drawn`, everything is laid out, so that a
 * place further down is found where it really is (see `scroll-positions.ts`).
 */
export const sheetFarParts = `
@supports (overflow-anchor:auto){
@media screen{
${farSections}{content-visibility:auto;contain-intrinsic-size:auto 700px}
${footer}{content-visibility:auto;contain-intrinsic-size:auto 1200px}
}
@media screen and (max-width:${limits.mobileLayout}px){
${farSections}{contain-intrinsic-size:auto 1100px}
${footer}{contain-intrinsic-size:auto 1750px}
}
}
[data-drawn] *{content-visibility:visible!important}
`;
