ALTER TABLE "members" ADD COLUMN "address" jsonb;
--> statement-breakpoint
UPDATE "members" SET "address" = "last"."address" FROM (
  SELECT DISTINCT ON ("member_id") "member_id", jsonb_build_object(
    'postcode', "buyer"->'postcode', 'address', "buyer"->'address',
    'addressDetail', "buyer"->'addressDetail', 'deliveryRequest', "buyer"->'delivery') AS "address"
  FROM "orders" ORDER BY "member_id", "ordered_at" DESC
) AS "last" WHERE "last"."member_id" = "members"."id" AND "members"."erased_on" IS NULL;
