import { type HouseRule, sources } from './project-files.ts';

const product = /^(api|contract|demo-event|organise|tally|shell|mf-[a-z-]+|shared-[a-z]+)\//;
const ofTests = /\.test\.tsx?$|\/testing(\/|\.|-)|\/bench\//;
/** The one file that writes and reads money, and the one that knows a provider's units. */
const places = [
  'contract/src/money-and-time/money.ts',
  'api/src/orders/payments/providers/stripe-amounts.ts',
];

const amount = String.raw`(?:\w*(?:[mM]inor|[pP]rice|[aA]mount|[tT]otal|[gG]ross|[nN]et|[vV]at|[rR]efund|[dD]iscount|[mM]oney|[pP]ence|BasisPoints)\w*)\)*`;
const ways = new RegExp(
  [
    String.raw`style: 'currency'`,
    String.raw`\b${amount} [*/%] 10{2,}\b`,
    String.raw`\b${amount} [*/%] 10_000\b`,
    String.raw`\b100 \* ${amount}`,
    String.raw`\b${amount} \* [\w.()]+\)* / 100\b`,
    String.raw`\b${amount}\.toFixed\(`,
    String.raw`(?:parseFloat|Number)\((?:\w+\.)?${amount}\.replace`,
  ].join('|'),
);

/** Money is written, read and divided only by `money.ts`, which knows the digits of each currency, and rounds once. */
export const writtenMoney: HouseRule = (files) =>
  sources(files)
    .filter(({ path }) => product.test(path) && !ofTests.test(path) && !places.includes(path))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, at) => {
        if (!ways.test(line) || /^\s*(?:\/\/|\*|\/\*)/.test(line)) return [];
        return [
          `${path}:${at + 1}: counts or writes money; use formatMoney, formatPrice, toDecimal, readMoney, shareOf or includedVat`,
        ];
      }),
    );
