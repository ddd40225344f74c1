/** For a machine that runs something else as well: a page that comes late is what it should be, one with holes is not. */
export const patientRendering = { RENDER_SECONDS: '20' };
