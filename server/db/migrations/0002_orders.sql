CREATE TABLE "cash_receipts" (
	"order_number" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"number" text NOT NULL,
	"status" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"check_at" timestamp with time zone,
	"checks" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "finished_lessons" (
	"member_id" uuid NOT NULL,
	"course_idx" integer NOT NULL,
	"lesson" integer NOT NULL,
	"finished_at" timestamp with time zone NOT NULL,
	CONSTRAINT "finished_lessons_member_id_course_idx_lesson_pk" PRIMARY KEY("member_id","course_idx","lesson")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"member_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"request_hash" text NOT NULL,
	"locked_until" timestamp with time zone NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_member_id_key_pk" PRIMARY KEY("member_id","key")
);
--> statement-breakpoint
CREATE TABLE "operator_actions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"note" text,
	"happened_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"order_number" text NOT NULL,
	"amount" integer NOT NULL,
	"status" text NOT NULL,
	"reason" text NOT NULL,
	"is_stray" boolean NOT NULL,
	"awaits_return" boolean NOT NULL,
	"account" jsonb,
	"requested_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	"check_at" timestamp with time zone,
	"checks" integer NOT NULL,
	CONSTRAINT "refunds_amount" CHECK (amount > 0)
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"payment_id" uuid NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "webhook_events_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
DROP INDEX "payments_provider_key";--> statement-breakpoint
ALTER TABLE "enrolments" ALTER COLUMN "ends_on" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "enrolments" ADD COLUMN "order_item_id" uuid NOT NULL;--> statement-breakpoint
ALTER TABLE "enrolments" ADD COLUMN "revoked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "position" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "kind" text NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "option_name" jsonb;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "regular_amount" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "starts_on" date;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "ends_on" date;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "refund_id" uuid;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "released_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "regular_amount" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount_amount" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_amount" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "expires_at" timestamp with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "failure_reason" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "carrier" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tracking_number" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "shipped_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "provider_order_id" text NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "provider_secret" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "method" text NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "paid" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "decline" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "ticket_hash" text NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "ticket_expires_at" timestamp with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "ticket_used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "origin" text NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "return_path" text NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "details" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "check_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "checks" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "cash_receipts" ADD CONSTRAINT "cash_receipts_order_number_orders_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finished_lessons" ADD CONSTRAINT "finished_lessons_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_number_orders_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD CONSTRAINT "webhook_events_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_check" ON "refunds" USING btree ("check_at");--> statement-breakpoint
CREATE INDEX "webhook_events_open" ON "webhook_events" USING btree ("settled_at");--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "enrolments_item" ON "enrolments" USING btree ("order_item_id");--> statement-breakpoint
CREATE INDEX "order_items_device" ON "order_items" USING btree ("device_idx");--> statement-breakpoint
CREATE INDEX "orders_open" ON "orders" USING btree ("status","expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_provider_order" ON "payments" USING btree ("provider","provider_order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_ticket" ON "payments" USING btree ("ticket_hash");--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "payments_check" ON "payments" USING btree ("check_at");--> statement-breakpoint
ALTER TABLE "enrolments" DROP COLUMN "completed_lessons";--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_total" CHECK (total_amount = regular_amount - discount_amount + delivery_amount and total_amount >= 0);--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_refunded" CHECK (refunded between 0 and paid);