import { testEveryText } from './every-text.ts';

testEveryText(2, 4);
