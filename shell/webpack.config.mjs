import { shellConfig } from '@summit/remote-kit/app-config';
export default shellConfig(import.meta.dirname);
