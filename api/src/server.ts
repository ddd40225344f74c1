import { serveApi } from './serve-api.ts';

serveApi();
