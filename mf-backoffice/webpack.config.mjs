import { remoteConfig } from '@summit/remote-kit/app-config';
export default remoteConfig(import.meta.dirname);
