import { testHostileCalls } from './hostile-calls.ts';

testHostileCalls(0, 4);
