CREATE TABLE "client_files" (
	"version" text PRIMARY KEY NOT NULL,
	"file" text NOT NULL,
	"bytes" bigint NOT NULL,
	"released_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "complaint_records" (
	"inquiry_id" integer PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "delivery_messages" (
	"code" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"text" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "devices" (
	"idx" integer PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"name" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"picture" text NOT NULL,
	"details" jsonb NOT NULL,
	"purchase_amount" integer,
	"rentals" jsonb NOT NULL,
	"delivery" integer NOT NULL,
	"stock" integer NOT NULL,
	"courses" integer[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "events" (
	"idx" integer PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"picture" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "faqs" (
	"idx" integer PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"created_on" date NOT NULL,
	"updated_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inquiries" (
	"id" serial PRIMARY KEY NOT NULL,
	"member_id" uuid,
	"name" text NOT NULL,
	"affiliation" text NOT NULL,
	"category" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"image" text,
	"consented_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "manuals" (
	"idx" integer PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"title" jsonb NOT NULL,
	"file" text NOT NULL,
	"bytes" bigint NOT NULL,
	"updated_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"idx" integer PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"author" jsonb NOT NULL,
	"views" integer NOT NULL,
	"is_pinned" boolean NOT NULL,
	"posted_on" date NOT NULL,
	"attachments" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"kind" text NOT NULL,
	"idx" integer NOT NULL,
	"position" integer NOT NULL,
	"content" jsonb NOT NULL,
	"shown_from" date,
	"shown_until" date,
	CONSTRAINT "banners_kind_idx_pk" PRIMARY KEY("kind","idx")
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"code" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"picture" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "classifications" (
	"category_code" text NOT NULL,
	"code" text NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	CONSTRAINT "classifications_category_code_code_pk" PRIMARY KEY("category_code","code")
);
--> statement-breakpoint
CREATE TABLE "content_state" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"generation" integer NOT NULL,
	"fingerprint" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_notices" (
	"idx" integer PRIMARY KEY NOT NULL,
	"course_idx" integer NOT NULL,
	"category" text NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"views" integer NOT NULL,
	"is_pinned" boolean NOT NULL,
	"posted_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"idx" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"category_code" text NOT NULL,
	"classification_code" text NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"description_mobile" jsonb NOT NULL,
	"recommended_for" jsonb NOT NULL,
	"features" jsonb NOT NULL,
	"keywords" jsonb NOT NULL,
	"picture" text NOT NULL,
	"sample_video" jsonb,
	"languages" text[] NOT NULL,
	"equipment" text NOT NULL,
	"opens_on" date NOT NULL,
	"monthly_learners" integer NOT NULL,
	"is_individual" boolean NOT NULL,
	"is_group" boolean NOT NULL,
	"affiliate_mall" jsonb,
	"available_from" date,
	"available_until" date,
	"lesson_count" integer NOT NULL,
	"free_lesson_count" integer NOT NULL,
	"minutes" integer NOT NULL,
	"months" integer[] NOT NULL,
	"regular_price" integer,
	"current_price" integer,
	"has_dearer_options" boolean NOT NULL,
	"search_text" text NOT NULL,
	"search_grams" text[] NOT NULL,
	"is_withdrawn" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lessons" (
	"course_idx" integer NOT NULL,
	"number" integer NOT NULL,
	"title" jsonb NOT NULL,
	"detail" jsonb NOT NULL,
	"minutes" integer NOT NULL,
	"is_free" boolean NOT NULL,
	"picture" text NOT NULL,
	CONSTRAINT "lessons_course_idx_number_pk" PRIMARY KEY("course_idx","number")
);
--> statement-breakpoint
CREATE TABLE "purchase_options" (
	"idx" integer PRIMARY KEY NOT NULL,
	"course_idx" integer NOT NULL,
	"name" jsonb NOT NULL,
	"months" integer NOT NULL,
	"amount" integer NOT NULL,
	"discounted" integer,
	"special_amount" integer,
	"special_until" date,
	"delivery" integer NOT NULL,
	"is_withdrawn" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media" (
	"path" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"body" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"edition" text NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "members" (
	"id" uuid PRIMARY KEY NOT NULL,
	"userid" text NOT NULL,
	"password_hash" text,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"nickname" text,
	"birth" date,
	"phone" text,
	"email" text NOT NULL,
	"receives_sms" boolean NOT NULL,
	"receives_email" boolean NOT NULL,
	"group" text,
	"belonging" jsonb NOT NULL,
	"is_identity_verified" boolean NOT NULL,
	"person_hash" text,
	"status" text NOT NULL,
	"registered_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"target_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"attempts" integer NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"other_reason" text,
	"requested_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "enrolments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"course_idx" integer NOT NULL,
	"order_number" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"completed_lessons" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"from" text NOT NULL,
	"to" text NOT NULL,
	"actor" text NOT NULL,
	"note" text,
	"happened_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"course_idx" integer,
	"device_idx" integer,
	"option_idx" integer,
	"name" jsonb NOT NULL,
	"quantity" integer NOT NULL,
	"amount" integer NOT NULL,
	"delivery" integer NOT NULL,
	"months" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"number" text PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"status" text NOT NULL,
	"method" text,
	"total_amount" integer NOT NULL,
	"buyer" jsonb NOT NULL,
	"ordered_at" timestamp with time zone NOT NULL,
	"approved_at" timestamp with time zone,
	"deposit_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"provider" text NOT NULL,
	"provider_key" text,
	"status" text NOT NULL,
	"amount" integer NOT NULL,
	"refunded" integer NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"approved_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_records" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"value" jsonb NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "sandbox_records_kind_key_pk" PRIMARY KEY("kind","key")
);
--> statement-breakpoint
CREATE TABLE "identity_verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"method" text NOT NULL,
	"purpose" text NOT NULL,
	"status" text NOT NULL,
	"binding_hash" text NOT NULL,
	"provider_key" text NOT NULL,
	"origin" text NOT NULL,
	"return_path" text NOT NULL,
	"person_hash" text,
	"name" text,
	"birth" date,
	"phone" text,
	"requested_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_browsers" (
	"hash" text NOT NULL,
	"member_id" uuid NOT NULL,
	"last_login_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_browsers_hash_member_id_pk" PRIMARY KEY("hash","member_id")
);
--> statement-breakpoint
CREATE TABLE "qr_logins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"binding_hash" text NOT NULL,
	"status" text NOT NULL,
	"member_id" uuid,
	"requested_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_clock" (
	"id" integer PRIMARY KEY NOT NULL,
	"offset_milliseconds" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session_families" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"binding_hash" text NOT NULL,
	"seed" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "session_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"family_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "social_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"linked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "social_joins" (
	"hash" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"name" text,
	"email" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "social_requests" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"binding_hash" text NOT NULL,
	"code_verifier" text,
	"nonce" text,
	"origin" text NOT NULL,
	"return_path" text NOT NULL,
	"family_id" uuid,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wrong_passwords" (
	"id" uuid PRIMARY KEY NOT NULL,
	"userid_hash" text NOT NULL,
	"place_hash" text NOT NULL,
	"is_known_browser" boolean NOT NULL,
	"happened_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "classifications" ADD CONSTRAINT "classifications_category_code_categories_code_fk" FOREIGN KEY ("category_code") REFERENCES "public"."categories"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_notices" ADD CONSTRAINT "course_notices_course_idx_courses_idx_fk" FOREIGN KEY ("course_idx") REFERENCES "public"."courses"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_category_code_classification_code_classifications_category_code_code_fk" FOREIGN KEY ("category_code","classification_code") REFERENCES "public"."classifications"("category_code","code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_course_idx_courses_idx_fk" FOREIGN KEY ("course_idx") REFERENCES "public"."courses"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_options" ADD CONSTRAINT "purchase_options_course_idx_courses_idx_fk" FOREIGN KEY ("course_idx") REFERENCES "public"."courses"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_order_number_orders_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_number_orders_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_number_orders_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_number_orders_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_browsers" ADD CONSTRAINT "known_browsers_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "qr_logins" ADD CONSTRAINT "qr_logins_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_families" ADD CONSTRAINT "session_families_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_tokens" ADD CONSTRAINT "session_tokens_family_id_session_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."session_families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_accounts" ADD CONSTRAINT "social_accounts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_requests" ADD CONSTRAINT "social_requests_family_id_session_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."session_families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notices_posted" ON "notices" USING btree ("posted_on" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "course_notices_course" ON "course_notices" USING btree ("course_idx","is_pinned" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "courses_new" ON "courses" USING btree ("opens_on" DESC NULLS FIRST,"idx" DESC NULLS FIRST) WHERE not is_withdrawn;--> statement-breakpoint
CREATE INDEX "courses_popular" ON "courses" USING btree ("monthly_learners" DESC NULLS FIRST,"idx" DESC NULLS FIRST) WHERE not is_withdrawn;--> statement-breakpoint
CREATE INDEX "courses_lessons" ON "courses" USING btree ("lesson_count" DESC NULLS FIRST,"idx" DESC NULLS FIRST) WHERE not is_withdrawn;--> statement-breakpoint
CREATE INDEX "courses_price" ON "courses" USING btree ("current_price","idx" DESC NULLS FIRST) WHERE not is_withdrawn;--> statement-breakpoint
CREATE INDEX "courses_category" ON "courses" USING btree ("category_code","opens_on" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "courses_search" ON "courses" USING gin ("search_grams") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "purchase_options_course" ON "purchase_options" USING btree ("course_idx");--> statement-breakpoint
CREATE INDEX "consents_member" ON "consents" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "members_userid" ON "members" USING btree ("userid");--> statement-breakpoint
CREATE INDEX "members_email" ON "members" USING btree ("email");--> statement-breakpoint
CREATE INDEX "members_phone" ON "members" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "members_person" ON "members" USING btree ("person_hash");--> statement-breakpoint
CREATE INDEX "one_time_codes_target" ON "one_time_codes" USING btree ("purpose","target_hash","requested_at");--> statement-breakpoint
CREATE INDEX "enrolments_member" ON "enrolments" USING btree ("member_id","course_idx");--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "order_items_order" ON "order_items" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "orders_member" ON "orders" USING btree ("member_id","ordered_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_provider_key" ON "payments" USING btree ("provider","provider_key");--> statement-breakpoint
CREATE INDEX "sandbox_records_expiry" ON "sandbox_records" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_verifications_provider_key" ON "identity_verifications" USING btree ("provider_key");--> statement-breakpoint
CREATE INDEX "identity_verifications_expiry" ON "identity_verifications" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "session_families_member" ON "session_families" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "session_tokens_family" ON "session_tokens" USING btree ("family_id");--> statement-breakpoint
CREATE UNIQUE INDEX "social_accounts_subject" ON "social_accounts" USING btree ("provider","subject");--> statement-breakpoint
CREATE UNIQUE INDEX "social_accounts_member" ON "social_accounts" USING btree ("member_id","provider");--> statement-breakpoint
CREATE INDEX "social_joins_expiry" ON "social_joins" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "social_requests_expiry" ON "social_requests" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "wrong_passwords_userid" ON "wrong_passwords" USING btree ("userid_hash","happened_at");--> statement-breakpoint
CREATE INDEX "wrong_passwords_place" ON "wrong_passwords" USING btree ("place_hash","happened_at");