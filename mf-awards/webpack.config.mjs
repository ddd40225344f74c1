import { remoteConfig } from '@summit/tools/webpack/app-config';
export default remoteConfig(import.meta.dirname);
