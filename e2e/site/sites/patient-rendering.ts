/** A long timeout for a busy machine: a late page is accepted, but one with missing parts is not. */
export const patientRendering = { RENDER_SECONDS: '20' };
