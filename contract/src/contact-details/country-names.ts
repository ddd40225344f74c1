import * as limits from '../limits/limits.ts';
import { foldedName } from '../words/folded-name.ts';
import { countries, type CountryCode } from './countries.ts';

const codes = Object.keys(countries) as CountryCode[];

/** ISO 3166-1 alpha-3, after the alpha-2 code of each country. */
const alpha3 = `AD AND AE ARE AF AFG AG ATG AI AIA AL ALB AM ARM AO AGO AQ ATA AR ARG AS ASM AT AUT AU AUS AW ABW AX ALA AZ AZE
BA BIH BB BRB BD BGD BE BEL BF BFA BG BGR BH BHR BI BDI BJ BEN BL BLM BM BMU BN BRN BO BOL BQ BES BR BRA BS BHS BT BTN BV BVT
BW BWA BY BLR BZ BLZ CA CAN CC CCK CD COD CF CAF CG COG CH CHE CI CIV CK COK CL CHL CM CMR CN CHN CO COL CR CRI CU CUB CV CPV
CW CUW CX CXR CY CYP CZ CZE DE DEU DJ DJI DK DNK DM DMA DO DOM DZ DZA EC ECU EE EST EG EGY EH ESH ER ERI ES ESP ET ETH FI FIN
FJ FJI FK FLK FM FSM FO FRO FR FRA GA GAB GB GBR GD GRD GE GEO GF GUF GG GGY GH GHA GI GIB GL GRL GM GMB GN GIN GP GLP GQ GNQ
GR GRC GS SGS GT GTM GU GUM GW GNB GY GUY HK HKG HM HMD HN HND HR HRV HT HTI HU HUN ID IDN IE IRL IL ISR IM IMN IN IND IO IOT
IQ IRQ IR IRN IS ISL IT ITA JE JEY JM JAM JO JOR JP JPN KE KEN KG KGZ KH KHM KI KIR KM COM KN KNA KP PRK KR KOR KW KWT KY CYM
KZ KAZ LA LAO LB LBN LC LCA LI LIE LK LKA LR LBR LS LSO LT LTU LU LUX LV LVA LY LBY MA MAR MC MCO MD MDA ME MNE MF MAF MG MDG
MH MHL MK MKD ML MLI MM MMR MN MNG MO MAC MP MNP MQ MTQ MR MRT MS MSR MT MLT MU MUS MV MDV MW MWI MX MEX MY MYS MZ MOZ NA NAM
NC NCL NE NER NF NFK NG NGA NI NIC NL NLD NO NOR NP NPL NR NRU NU NIU NZ NZL OM OMN PA PAN PE PER PF PYF PG PNG PH PHL PK PAK
PL POL PM SPM PN PCN PR PRI PS PSE PT PRT PW PLW PY PRY QA QAT RE REU RO ROU RS SRB RU RUS RW RWA SA SAU SB SLB SC SYC SD SDN
SE SWE SG SGP SH SHN SI SVN SJ SJM SK SVK SL SLE SM SMR SN SEN SO SOM SR SUR SS SSD ST STP SV SLV SX SXM SY SYR SZ SWZ TC TCA
TD TCD TF ATF TG TGO TH THA TJ TJK TK TKL TL TLS TM TKM TN TUN TO TON TR TUR TT TTO TV TUV TW TWN TZ TZA UA UKR UG UGA UM UMI
US USA UY URY UZ UZB VA VAT VC VCT VE VEN VG VGB VI VIR VN VNM VU VUT WF WLF WS WSM XK XKX YE YEM YT MYT ZA ZAF ZM ZMB ZW ZWE`;

const longCodes: Readonly<Record<string, string>> = Object.fromEntries(
  [...alpha3.matchAll(/([A-Z]{2})\s([A-Z]{3})/g)].map(([, code = '', long = '']) => [code, long]),
);

/** Usual names that no list of a language has; those of parts of a country that people give for the whole. */
const alsoCalled: Readonly<Partial<Record<string, readonly string[]>>> = {
  AE: ['UAE', 'Emirates', 'Dubai', 'Abu Dhabi'],
  BA: ['Bosnia', 'Bosnia-Hercegovina'],
  BN: ['Brunei Darussalam'],
  BO: ['Plurinational State of Bolivia'],
  BY: ['Byelorussia'],
  CD: ['DR Congo', 'DRC', 'Democratic Republic of the Congo', 'Congo, Democratic Republic of the', 'Zaire'],
  CG: ['Congo', 'Republic of the Congo', 'Congo-Brazzaville'],
  CI: ['Ivory Coast'],
  CN: ['PRC', "People's Republic of China", 'Mainland China'],
  CV: ['Cape Verde', 'Cabo Verde'],
  CZ: ['Czech Republic', 'Czechia'],
  DE: ['Federal Republic of Germany', 'BRD'],
  FK: ['Falklands'],
  FM: ['Micronesia', 'Federated States of Micronesia'],
  GB: ['UK', 'U.K.', 'Great Britain', 'Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland'],
  GR: ['Hellas', 'EL'],
  HK: ['Hong Kong', 'Hong Kong SAR China'],
  IE: ['Republic of Ireland', 'Eire'],
  IR: ['Persia', 'Islamic Republic of Iran'],
  KG: ['Kyrgyz Republic'],
  KN: ['St Kitts'],
  KP: ['DPRK', "Democratic People's Republic of Korea"],
  KR: ['Korea', 'Republic of Korea'],
  LA: ["Lao People's Democratic Republic"],
  LK: ['Ceylon'],
  MD: ['Republic of Moldova'],
  MK: ['Macedonia', 'FYROM'],
  MM: ['Burma', 'Myanmar'],
  MO: ['Macau', 'Macao'],
  NL: ['Holland'],
  PS: ['Palestine', 'State of Palestine'],
  RU: ['Russian Federation'],
  SA: ['KSA'],
  SK: ['Slovak Republic'],
  ST: ['Sao Tome'],
  SY: ['Syrian Arab Republic'],
  SZ: ['Swaziland'],
  TL: ['East Timor'],
  TR: ['Turkey', 'Turkiye'],
  TT: ['Trinidad'],
  TW: ['Republic of China', 'ROC'],
  TZ: ['United Republic of Tanzania'],
  US: ['U.S.', 'U.S.A.', 'America', 'United States of America', 'The States'],
  VA: ['Vatican', 'Holy See'],
  VE: ['Bolivarian Republic of Venezuela'],
  VN: ['Viet Nam'],
};

/** What most visitors speak. */
const languages =
  'en de fr es it pt nl sv da nb fi pl cs sk hu ro bg el tr uk ru hr sl sr lt lv et ar he fa hi bn th vi id ms sw ja ko zh zh-Hant ca'.split(
    ' ',
  );

/** What a country is called besides its British name: its codes, usual names, and the names in other languages. */
export function otherCountryNames(code: string): readonly string[] {
  return [...ownNames(code), ...translated(code)];
}

function ownNames(code: string): readonly string[] {
  return [code, longCodes[code] ?? code, ...(alsoCalled[code] ?? [])];
}

let translators: Intl.DisplayNames[] | undefined;

function translated(code: string): string[] {
  translators ??= getTranslators(languages);
  return translators.flatMap((names) => names.of(code) ?? []);
}

function getTranslators(wanted: readonly string[]): Intl.DisplayNames[] {
  if (typeof Intl.DisplayNames !== 'function') return [];
  return Intl.DisplayNames.supportedLocalesOf(wanted).map(
    (language) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }),
  );
}

let codesByName: Map<string, CountryCode> | undefined;

/** The country that a text names by code or by any usual name, in any usual language; null where it names none. */
export function countryNamed(text: string): CountryCode | null {
  codesByName ??= everyName();
  const turned = text.replace(lastFirst, '$2 $1');
  return codesByName.get(foldedName(text)) ?? codesByName.get(foldedName(turned)) ?? null;
}

/** The code of the country that a text names, and any other text as it is. Texts longer than every name are not looked up. */
export function asCountryCode(text: string): string {
  if (text === '' || Object.hasOwn(countries, text) || text.length > limits.shortText) return text;
  return countryNamed(text) ?? text;
}

/** A name as indexes and forms of offices write it: `Korea, Republic of`. */
const lastFirst = /^([^,]+), ([^,]+)$/;

/** British names and codes come first: in another language, a name may be that of another country. */
function everyName(): Map<string, CountryCode> {
  const found = new Map<string, CountryCode>();
  const add = (name: string, code: CountryCode) => {
    const folded = foldedName(name);
    if (folded !== '' && !found.has(folded)) found.set(folded, code);
  };
  for (const code of codes) add(countries[code], code);
  for (const code of codes) for (const name of ownNames(code)) add(name, code);
  for (const code of codes) for (const name of translated(code)) add(name, code);
  return found;
}
