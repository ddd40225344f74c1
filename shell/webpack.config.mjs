import { shellConfig } from '@summit/tools/webpack/app-config';
export default shellConfig(import.meta.dirname);
