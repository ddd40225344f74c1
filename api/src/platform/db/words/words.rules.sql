-- How lists of names are sorted: as an English reader expects, numbers by their value. `compareNames` of the contract is the same.
create collation if not exists public.name_order (provider = icu, locale = 'en-u-kn-true');
--> statement-breakpoint
-- `asciiDigits` of the contract: the digits of all other scripts as 0 to 9.
create or replace function public.ascii_digits(typed text) returns text
  language sql immutable strict parallel safe as $$
  select translate(typed, '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹߀߁߂߃߄߅߆߇߈߉०१२३४५६७८९০১২৩৪৫৬৭৮৯੦੧੨੩੪੫੬੭੮੯૦૧૨૩૪૫૬૭૮૯୦୧୨୩୪୫୬୭୮୯௦௧௨௩௪௫௬௭௮௯౦౧౨౩౪౫౬౭౮౯೦೧೨೩೪೫೬೭೮೯൦൧൨൩൪൫൬൭൮൯෦෧෨෩෪෫෬෭෮෯๐๑๒๓๔๕๖๗๘๙໐໑໒໓໔໕໖໗໘໙༠༡༢༣༤༥༦༧༨༩၀၁၂၃၄၅၆၇၈၉႐႑႒႓႔႕႖႗႘႙០១២៣៤៥៦៧៨៩᠐᠑᠒᠓᠔᠕᠖᠗᠘᠙᥆᥇᥈᥉᥊᥋᥌᥍᥎᥏᧐᧑᧒᧓᧔᧕᧖᧗᧘᧙᪀᪁᪂᪃᪄᪅᪆᪇᪈᪉᪐᪑᪒᪓᪔᪕᪖᪗᪘᪙᭐᭑᭒᭓᭔᭕᭖᭗᭘᭙᮰᮱᮲᮳᮴᮵᮶᮷᮸᮹᱀᱁᱂᱃᱄᱅᱆᱇᱈᱉᱐᱑᱒᱓᱔᱕᱖᱗᱘᱙꘠꘡꘢꘣꘤꘥꘦꘧꘨꘩꣐꣑꣒꣓꣔꣕꣖꣗꣘꣙꤀꤁꤂꤃꤄꤅꤆꤇꤈꤉꧐꧑꧒꧓꧔꧕꧖꧗꧘꧙꧰꧱꧲꧳꧴꧵꧶꧷꧸꧹꩐꩑꩒꩓꩔꩕꩖꩗꩘꩙꯰꯱꯲꯳꯴꯵꯶꯷꯸꯹０１２３４５６７８９𐒠𐒡𐒢𐒣𐒤𐒥𐒦𐒧𐒨𐒩𐴰𐴱𐴲𐴳𐴴𐴵𐴶𐴷𐴸𐴹𐵀𐵁𐵂𐵃𐵄𐵅𐵆𐵇𐵈𐵉𑁦𑁧𑁨𑁩𑁪𑁫𑁬𑁭𑁮𑁯𑃰𑃱𑃲𑃳𑃴𑃵𑃶𑃷𑃸𑃹𑄶𑄷𑄸𑄹𑄺𑄻𑄼𑄽𑄾𑄿𑇐𑇑𑇒𑇓𑇔𑇕𑇖𑇗𑇘𑇙𑋰𑋱𑋲𑋳𑋴𑋵𑋶𑋷𑋸𑋹𑑐𑑑𑑒𑑓𑑔𑑕𑑖𑑗𑑘𑑙𑓐𑓑𑓒𑓓𑓔𑓕𑓖𑓗𑓘𑓙𑙐𑙑𑙒𑙓𑙔𑙕𑙖𑙗𑙘𑙙𑛀𑛁𑛂𑛃𑛄𑛅𑛆𑛇𑛈𑛉𑛐𑛑𑛒𑛓𑛔𑛕𑛖𑛗𑛘𑛙𑛚𑛛𑛜𑛝𑛞𑛟𑛠𑛡𑛢𑛣𑜰𑜱𑜲𑜳𑜴𑜵𑜶𑜷𑜸𑜹𑣠𑣡𑣢𑣣𑣤𑣥𑣦𑣧𑣨𑣩𑥐𑥑𑥒𑥓𑥔𑥕𑥖𑥗𑥘𑥙𑯰𑯱𑯲𑯳𑯴𑯵𑯶𑯷𑯸𑯹𑱐𑱑𑱒𑱓𑱔𑱕𑱖𑱗𑱘𑱙𑵐𑵑𑵒𑵓𑵔𑵕𑵖𑵗𑵘𑵙𑶠𑶡𑶢𑶣𑶤𑶥𑶦𑶧𑶨𑶩𑷠𑷡𑷢𑷣𑷤𑷥𑷦𑷧𑷨𑷩𑽐𑽑𑽒𑽓𑽔𑽕𑽖𑽗𑽘𑽙𖄰𖄱𖄲𖄳𖄴𖄵𖄶𖄷𖄸𖄹𖩠𖩡𖩢𖩣𖩤𖩥𖩦𖩧𖩨𖩩𖫀𖫁𖫂𖫃𖫄𖫅𖫆𖫇𖫈𖫉𖭐𖭑𖭒𖭓𖭔𖭕𖭖𖭗𖭘𖭙𖵰𖵱𖵲𖵳𖵴𖵵𖵶𖵷𖵸𖵹𜳰𜳱𜳲𜳳𜳴𜳵𜳶𜳷𜳸𜳹𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗𝟘𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠𝟡𝟢𝟣𝟤𝟥𝟦𝟧𝟨𝟩𝟪𝟫𝟬𝟭𝟮𝟯𝟰𝟱𝟲𝟳𝟴𝟵𝟶𝟷𝟸𝟹𝟺𝟻𝟼𝟽𝟾𝟿𞅀𞅁𞅂𞅃𞅄𞅅𞅆𞅇𞅈𞅉𞋰𞋱𞋲𞋳𞋴𞋵𞋶𞋷𞋸𞋹𞓰𞓱𞓲𞓳𞓴𞓵𞓶𞓷𞓸𞓹𞗱𞗲𞗳𞗴𞗵𞗶𞗷𞗸𞗹𞗺𞥐𞥑𞥒𞥓𞥔𞥕𞥖𞥗𞥘𞥙🯰🯱🯲🯳🯴🯵🯶🯷🯸🯹', repeat('0123456789', 76))
$$;
--> statement-breakpoint
-- `searchPlain` of the contract, step by step: digits; decomposed and in lower case; without accents, points and unseen signs; composed;
-- letters that are typed alike; apostrophes; gaps between words, then between the parts of a word; signs that are words; groups of digits.
create or replace function public.search_plain(typed text) returns text
  language sql immutable strict parallel safe as $$
  with lowered as (
    select lower(normalize(replace(public.ascii_digits(typed), '´', ''''), NFKD) collate public.name_order) as text
  ), bare as (
    select normalize(regexp_replace(text, '[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u1ab0-\u1ace\u1dc0-\u1dff\u20d0-\u20f0\ufe00-\ufe0f\ufe20-\ufe2f\u034f\u00ad\u061c\u0640\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]+', '', 'g'), NFC) as text
    from lowered
  ), alike as (
    select regexp_replace(
      translate(replace(replace(replace(replace(text, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 'øłđðħŧıςىیکٱةھہە', 'olddhtiσييكاهههه'),
      '[`ʹ-ˁˈˊˋ՚׳‘’‛′‵\ua78b\ua78c]', '''', 'g') collate public.name_order as text
    from bare
  ), parted as (
    select regexp_replace(
      regexp_replace(
        regexp_replace(text,
          '[^[:alnum:]\u0900-\u0963\u0966-\u0e3e\u0e40-\u109f\u1780-\u17ff\u3007]*[\t-\r \u0085\u1680\u2028\u2029][^[:alnum:]\u0900-\u0963\u0966-\u0e3e\u0e40-\u109f\u1780-\u17ff\u3007]*',
          ' ', 'g'),
        '[^[:alnum:]\u0900-\u0963\u0966-\u0e3e\u0e40-\u109f\u1780-\u17ff\u3007 ]+', '-', 'g'),
      '([\u3005-\u3007\u3041-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\uf900-\ufaff\U00020000-\U0003134f])', '-\1-', 'g') as text
    from alike
  ), joined as (
    select btrim(regexp_replace(regexp_replace(text, '[ -]* [ -]*', ' ', 'g'), '-{2,}', '-', 'g'), ' -') as text from parted
  )
  select regexp_replace(
    regexp_replace(text, '(^|[ -])([0-9]{1,3}) ([0-9]{3})(?=[ -]|$)', '\1\2-\3', 'g'),
    '(^|[ -])([0-9]{1,3}) ([0-9]{3})(?=[ -]|$)', '\1\2-\3', 'g')
  from joined
$$;
--> statement-breakpoint
-- `searchGround` of the contract: what a search of a list looks into. Empty where there is no text.
create or replace function public.search_ground(typed text) returns text
  language sql immutable parallel safe as $$
  select coalesce(case when position('-' in plain) > 0 then replace(plain, '-', ' ') || ' ' || replace(plain, '-', '') else plain end, '')
  from (select public.search_plain(typed) as plain) as one
$$;
--> statement-breakpoint
-- The key of a code that is copied from a letter or typed from paper: `meantCode` of the contract is the same.
create or replace function public.meant_code(typed text) returns text
  language sql immutable strict parallel safe as $$
  select regexp_replace(
    regexp_replace(
      upper(normalize(public.ascii_digits(typed), NFKC) collate public.name_order),
      '[\u058a\u05be\u1400\u1806\u2010-\u2015\u2212\u2e17\u2e1a\u2e3a\u2e3b\u2e40\u2e5d\u301c\u3030\u30a0\U00010d6e\U00010ead]', '-', 'g'),
    '[^A-Z0-9_-]', '', 'g')
$$;
--> statement-breakpoint
-- What distinguishes names of which there is one each: their words as they are searched, and the signs that say something
-- else, because C++ is not C. A name without either is its own key.
create or replace function public.name_key(typed text) returns text
  language sql immutable strict parallel safe as $$
  select coalesce(
    nullif(
      concat_ws(' ',
        nullif(replace(public.search_plain(typed), '-', ' '), ''),
        nullif(regexp_replace(normalize(typed, NFKC), '[^+#&%@$€£¥₿*<=>]', '', 'g'), '')),
      ''),
    typed)
$$;
