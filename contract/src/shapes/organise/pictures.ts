import { shape, text, whole } from '../../requests/response-shapes.ts';

/** An address of the picture in one of its sizes; px. */
export const size = shape({ url: text(), width: whole(), height: whole() });
