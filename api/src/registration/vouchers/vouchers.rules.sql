-- Codes are compared in capital letters.
UPDATE vouchers SET promo_code = nullif(upper(btrim(promo_code)), '') WHERE promo_code IS NOT NULL;
--> statement-breakpoint
-- Vouchers that were given out with a code that nobody had made: it takes off what the voucher says. One that says nothing of
-- the kind takes nothing off, as before.
INSERT INTO promo_codes (code, kind, discount, available_until, uses)
SELECT DISTINCT ON (promo_code) promo_code, 'percent', least(greatest(coalesce(discount_percent, 1), 1), 100), valid_until,
  CASE WHEN discount_percent IS NULL THEN 0 END
FROM vouchers WHERE promo_code IS NOT NULL
ORDER BY promo_code, valid_until DESC NULLS FIRST
ON CONFLICT DO NOTHING;
--> statement-breakpoint
ALTER TABLE vouchers ADD CONSTRAINT vouchers_promo_code_fk FOREIGN KEY (promo_code) REFERENCES promo_codes (code);
