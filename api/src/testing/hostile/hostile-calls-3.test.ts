import { testHostileCalls } from './hostile-calls.ts';

testHostileCalls(3, 4);
