import { testEveryText } from './every-text.ts';

testEveryText(3, 4);
