import { testEveryText } from './every-text.ts';

testEveryText(0, 4);
