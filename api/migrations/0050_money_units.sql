-- A rate of VAT was stored in per cent, with decimals: it is a whole number of hundredths of a per cent.
update setting_sections
  set value = (value - 'vatPercent') || jsonb_build_object('vatBasisPoints', round((value->>'vatPercent')::numeric * 100)::int)
  where name = 'invoicing' and value ? 'vatPercent';
--> statement-breakpoint
-- A code of an amount for one package is in the currency of that package.
update promo_codes set currency = packages.currency from packages
  where packages.id = promo_codes.package_id and promo_codes.currency <> packages.currency;
