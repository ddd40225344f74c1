import { serveApi } from '@summit/api/src/serve-api.ts';
import { seedOnce } from './seed-once.ts';

// The API of demonstrations, development and tests: an empty database begins with the demo event.
serveApi(seedOnce);
