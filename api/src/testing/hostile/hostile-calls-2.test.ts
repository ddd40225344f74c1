import { testHostileCalls } from './hostile-calls.ts';

testHostileCalls(2, 4);
