ALTER TABLE "promo_codes" DROP CONSTRAINT "promo_codes_discount_check";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_discount_check";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_paid_check";--> statement-breakpoint
ALTER TABLE "package_places" ADD COLUMN "is_free" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "paid_minor" integer;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "paid_currency" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "returned_by_hand_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "refunds_failed_index" ON "refunds" USING btree ("payment_id") WHERE "refunds"."state" in ('failed', 'byHand');--> statement-breakpoint
ALTER TABLE "promo_codes" ADD CONSTRAINT "promo_codes_discount_check" CHECK ("promo_codes"."discount" > 0 and ("promo_codes"."kind" = 'amount' or "promo_codes"."discount" <= 100));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_discount_check" CHECK ("orders"."discount_minor" >= 0 and "orders"."discount_minor" <= "orders"."price_minor");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_paid_check" CHECK (("orders"."state" = 'paid' and "orders"."discount_minor" < "orders"."price_minor") = ("orders"."paid_by" is not null));