CREATE TABLE "sellers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sellers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"value" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "seller_id" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "sellers_value" ON "sellers" USING btree (md5(value::text));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
INSERT INTO "sellers" ("value") SELECT jsonb_strip_nulls(jsonb_build_object(
	'name', "value"->'name',
	'legal_name', "value"->'legal_name',
	'representative', "value"->'representative',
	'registration_number', "value"->'registration_number',
	'mail_order_number', "value"->'mail_order_number',
	'address', "value"->'address',
	'phone', "value"->'phone',
	'email', "value"->'email',
	'vat', "value"->'vat'
)) FROM "companies";
