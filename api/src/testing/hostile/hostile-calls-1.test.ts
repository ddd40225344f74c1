import { testHostileCalls } from './hostile-calls.ts';

testHostileCalls(1, 4);
