import { testEveryText } from './every-text.ts';

testEveryText(1, 4);
