CREATE TABLE "attachments" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"body" "bytea" NOT NULL
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
	"keywords" jsonb DEFAULT '{"ko":[],"en":[]}'::jsonb NOT NULL,
	"picture" text NOT NULL,
	"details" jsonb NOT NULL,
	"guide" jsonb NOT NULL,
	"checks" jsonb NOT NULL,
	"purchase_amount" integer,
	"rentals" jsonb NOT NULL,
	"delivery" integer NOT NULL,
	"stock" integer NOT NULL,
	"stocked_pieces" integer NOT NULL,
	"returns_on" date,
	"courses" integer[] DEFAULT '{}' NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"search_grams" text[] DEFAULT '{}' NOT NULL,
	"is_withdrawn" boolean DEFAULT false NOT NULL,
	CONSTRAINT "devices_category" CHECK ("devices"."category" in ('vr', 'wheel'))
);
--> statement-breakpoint
CREATE TABLE "events" (
	"idx" integer PRIMARY KEY NOT NULL,
	"category_code" text,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"picture" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"details" jsonb NOT NULL,
	"courses" integer[] NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"search_grams" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "events_category_code" CHECK ("events"."category_code" in ('healthcare', 'pilot', 'language', 'safety', 'security', 'job'))
);
--> statement-breakpoint
CREATE TABLE "faq_categories" (
	"code" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "faqs" (
	"idx" integer PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"category" text NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"suggested_position" integer,
	"created_on" date NOT NULL,
	"updated_on" date NOT NULL,
	"search_text" text NOT NULL,
	"search_grams" text[] NOT NULL,
	CONSTRAINT "faqs_suggestedPosition_unique" UNIQUE("suggested_position")
);
--> statement-breakpoint
CREATE TABLE "notice_views" (
	"notice_idx" integer NOT NULL,
	"day" date NOT NULL,
	"visitor_hash" text NOT NULL,
	CONSTRAINT "notice_views_notice_idx_day_visitor_hash_pk" PRIMARY KEY("notice_idx","day","visitor_hash")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"idx" integer PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"views" integer NOT NULL,
	"is_pinned" boolean NOT NULL,
	"posted_on" date NOT NULL,
	"number" integer NOT NULL,
	"attachments" jsonb NOT NULL,
	"maintenance" jsonb,
	"search_text" text NOT NULL,
	"search_grams" text[] NOT NULL,
	CONSTRAINT "notices_category" CHECK ("notices"."category" in ('notice', 'guides', 'issue', 'updates'))
);
--> statement-breakpoint
CREATE TABLE "content_files" (
	"path" text PRIMARY KEY NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"kind" text NOT NULL,
	"idx" integer NOT NULL,
	"position" integer NOT NULL,
	"content" jsonb NOT NULL,
	"shown_from" date,
	"shown_until" date,
	CONSTRAINT "banners_kind_idx_pk" PRIMARY KEY("kind","idx"),
	CONSTRAINT "banners_kind" CHECK ("banners"."kind" in ('top', 'slide'))
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"code" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"picture" text NOT NULL,
	CONSTRAINT "categories_code" CHECK ("categories"."code" in ('healthcare', 'pilot', 'language', 'safety', 'security', 'job'))
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
	"posted_on" date NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "course_notices_category" CHECK ("course_notices"."category" in ('notice', 'guides', 'issue', 'updates'))
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
	"teacher" jsonb,
	"standard" jsonb,
	"keywords" jsonb NOT NULL,
	"picture" text NOT NULL,
	"loop" text,
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
	"is_withdrawn" boolean DEFAULT false NOT NULL,
	CONSTRAINT "courses_equipment" CHECK ("courses"."equipment" in ('pc', 'headset-optional', 'headset', 'wheel'))
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
	"clip" text,
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
CREATE TABLE "data_exports" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"status" text NOT NULL,
	"locale" text NOT NULL,
	"percent" integer NOT NULL,
	"json" text,
	"csv" text,
	"requested_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"check_at" timestamp with time zone,
	"checks" integer NOT NULL,
	CONSTRAINT "data_exports_status" CHECK ("data_exports"."status" in ('requested', 'preparing', 'ready', 'failed')),
	CONSTRAINT "data_exports_locale" CHECK ("data_exports"."locale" in ('en', 'ko'))
);
--> statement-breakpoint
CREATE TABLE "client_files" (
	"version" text PRIMARY KEY NOT NULL,
	"file" jsonb NOT NULL,
	"released_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "manuals" (
	"idx" integer PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"title" jsonb NOT NULL,
	"files" jsonb NOT NULL,
	"pages" jsonb NOT NULL,
	"updated_on" date NOT NULL,
	"search_text" text NOT NULL,
	"search_grams" text[] NOT NULL,
	CONSTRAINT "manuals_category" CHECK ("manuals"."category" in ('client', 'content', 'program'))
);
--> statement-breakpoint
CREATE TABLE "failed_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"request" text NOT NULL,
	"status" integer NOT NULL,
	"code" text,
	"milliseconds" integer NOT NULL,
	"error" text,
	"thrown_at" text
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
CREATE TABLE "complaint_records" (
	"inquiry_id" integer PRIMARY KEY NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"category" text NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "complaint_records_category" CHECK ("complaint_records"."category" in ('service', 'account', 'error', 'partnership', 'refund', 'other'))
);
--> statement-breakpoint
CREATE TABLE "course_opening_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_idx" integer NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	CONSTRAINT "course_opening_requests_locale" CHECK ("course_opening_requests"."locale" in ('en', 'ko'))
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
	"locale" text NOT NULL,
	"request_hash" text NOT NULL,
	"consented_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "inquiries_category" CHECK ("inquiries"."category" in ('service', 'account', 'error', 'partnership', 'refund', 'other')),
	CONSTRAINT "inquiries_locale" CHECK ("inquiries"."locale" in ('en', 'ko'))
);
--> statement-breakpoint
CREATE TABLE "inquiry_pictures" (
	"inquiry_id" integer PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"body" "bytea" NOT NULL,
	CONSTRAINT "inquiry_pictures_type" CHECK ("inquiry_pictures"."type" in ('image/jpeg', 'image/png'))
);
--> statement-breakpoint
CREATE TABLE "enrolments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"course_idx" integer NOT NULL,
	"order_number" text NOT NULL,
	"order_item_id" uuid NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"revoked_at" timestamp with time zone
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
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "consents_kind" CHECK ("consents"."kind" in ('terms', 'collection', 'marketing_sms', 'marketing_email'))
);
--> statement-breakpoint
CREATE TABLE "guardian_consents" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"person_hash" text NOT NULL,
	"name" text NOT NULL,
	"phone" text,
	"relation" text NOT NULL,
	"edition" text NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "guardian_consents_relation" CHECK ("guardian_consents"."relation" in ('mother', 'father', 'other'))
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
	"address" jsonb,
	"is_identity_verified" boolean NOT NULL,
	"person_hash" text,
	"status" text NOT NULL,
	"restricted_until" timestamp with time zone,
	"sanctioned_at" timestamp with time zone,
	"sanction_cause" text,
	"objected_at" timestamp with time zone,
	"erased_on" date,
	"registered_at" timestamp with time zone NOT NULL,
	"first_login_at" timestamp with time zone,
	"locale" text DEFAULT 'ko' NOT NULL,
	CONSTRAINT "members_type" CHECK ("members"."type" in ('IDV', 'GRP')),
	CONSTRAINT "members_status" CHECK ("members"."status" in ('active', 'restricted', 'terminated', 'withdrawal_requested', 'withdrawn')),
	CONSTRAINT "members_sanction_cause" CHECK ("members"."sanction_cause" in ('fraud', 'false_information', 'shared_credentials', 'breach')),
	CONSTRAINT "members_locale" CHECK ("members"."locale" in ('en', 'ko'))
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"other_reason" text,
	"is_by_guardian" boolean NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"delete_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	CONSTRAINT "withdrawals_reason" CHECK ("withdrawals"."reason" in ('learned', 'no_course', 'device', 'price', 'privacy', 'other'))
);
--> statement-breakpoint
CREATE TABLE "outbox_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "outbox_messages_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"channel" text DEFAULT 'mail' NOT NULL,
	"kind" text NOT NULL,
	"member_id" uuid,
	"order_number" text,
	"recipient" text,
	"content" jsonb,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"attempts" integer NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "outbox_messages_channel" CHECK ("outbox_messages"."channel" in ('mail', 'text')),
	CONSTRAINT "outbox_messages_kind" CHECK ("outbox_messages"."kind" in ('order-received', 'deposit-awaited', 'order-paid', 'order-shipped', 'refund-requested', 'refund-completed', 'refund-failed', 'password-changed', 'account-secured', 'new-browser', 'password-login-paused', 'social-linked', 'social-unlinked', 'identity-linked', 'email-changed', 'phone-changed', 'inquiry-received', 'inquiry-answered', 'course-opening-requested', 'course-opened', 'withdrawal-requested', 'membership-restricted', 'membership-restored', 'membership-terminated', 'data-export-ready', 'child-paid')),
	CONSTRAINT "outbox_messages_status" CHECK ("outbox_messages"."status" in ('waiting', 'sent', 'refused', 'expired'))
);
--> statement-breakpoint
CREATE TABLE "database_mode" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"mode" text NOT NULL,
	CONSTRAINT "database_mode_mode" CHECK ("database_mode"."mode" in ('sandbox', 'live'))
);
--> statement-breakpoint
CREATE TABLE "operator_actions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"note" text,
	"happened_at" timestamp with time zone NOT NULL,
	CONSTRAINT "operator_actions_action" CHECK ("operator_actions"."action" in ('members restrict', 'members restore', 'members terminate', 'members objection', 'inquiries answer', 'reviews answer', 'reviews hide', 'reviews restore'))
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"from" text NOT NULL,
	"to" text NOT NULL,
	"actor" text NOT NULL,
	"note" text,
	"happened_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_events_from" CHECK ("order_events"."from" in ('pending', 'waiting_for_deposit', 'paid', 'cancel_requested', 'canceled', 'refund_completed', 'expired', 'failed')),
	CONSTRAINT "order_events_to" CHECK ("order_events"."to" in ('pending', 'waiting_for_deposit', 'paid', 'cancel_requested', 'canceled', 'refund_completed', 'expired', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"course_idx" integer,
	"device_idx" integer,
	"option_idx" integer,
	"name" jsonb NOT NULL,
	"option_name" jsonb,
	"quantity" integer NOT NULL,
	"regular_amount" integer NOT NULL,
	"amount" integer NOT NULL,
	"delivery" integer NOT NULL,
	"months" integer NOT NULL,
	"starts_on" date,
	"ends_on" date,
	"refund_id" uuid,
	"released_at" timestamp with time zone,
	CONSTRAINT "order_items_kind" CHECK ("order_items"."kind" in ('subscription', 'access', 'goods', 'rental', 'purchase'))
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"number" text PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"status" text NOT NULL,
	"method" text,
	"regular_amount" integer NOT NULL,
	"discount_amount" integer NOT NULL,
	"delivery_amount" integer NOT NULL,
	"total_amount" integer NOT NULL,
	"buyer" jsonb NOT NULL,
	"ordered_at" timestamp with time zone NOT NULL,
	"locale" text DEFAULT 'ko' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"approved_at" timestamp with time zone,
	"deposit_until" timestamp with time zone,
	"failure_reason" text,
	"carrier" text,
	"tracking_number" text,
	"shipped_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	CONSTRAINT "orders_status" CHECK ("orders"."status" in ('pending', 'waiting_for_deposit', 'paid', 'cancel_requested', 'canceled', 'refund_completed', 'expired', 'failed')),
	CONSTRAINT "orders_method" CHECK ("orders"."method" in ('card', 'simple', 'transfer', 'virtual_account', 'phone')),
	CONSTRAINT "orders_locale" CHECK ("orders"."locale" in ('en', 'ko')),
	CONSTRAINT "orders_failure_reason" CHECK ("orders"."failure_reason" in ('amount_mismatch', 'duplicate_order', 'invalid_amount', 'session_expired', 'user_cancel', 'unknown')),
	CONSTRAINT "orders_total" CHECK (total_amount = regular_amount - discount_amount + delivery_amount and total_amount >= 0)
);
--> statement-breakpoint
CREATE TABLE "cash_receipts" (
	"order_number" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"number" text NOT NULL,
	"provider_key" text,
	"status" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"check_at" timestamp with time zone,
	"checks" integer NOT NULL,
	CONSTRAINT "cash_receipts_type" CHECK ("cash_receipts"."type" in ('personal', 'business')),
	CONSTRAINT "cash_receipts_status" CHECK ("cash_receipts"."status" in ('requested', 'issued', 'canceling', 'canceled'))
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"provider" text NOT NULL,
	"provider_order_id" text NOT NULL,
	"provider_key" text,
	"provider_secret" text,
	"method" text NOT NULL,
	"status" text NOT NULL,
	"amount" integer NOT NULL,
	"paid" integer NOT NULL,
	"refunded" integer NOT NULL,
	"decline" text,
	"ticket_hash" text NOT NULL,
	"ticket_expires_at" timestamp with time zone NOT NULL,
	"ticket_used_at" timestamp with time zone,
	"origin" text NOT NULL,
	"return_path" text NOT NULL,
	"details" jsonb NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"approved_at" timestamp with time zone,
	"check_at" timestamp with time zone,
	"checks" integer NOT NULL,
	CONSTRAINT "payments_provider" CHECK ("payments"."provider" in ('sandbox', 'toss', 'portone')),
	CONSTRAINT "payments_method" CHECK ("payments"."method" in ('card', 'simple', 'transfer', 'virtual_account', 'phone')),
	CONSTRAINT "payments_status" CHECK ("payments"."status" in ('open', 'confirming', 'waiting', 'paid', 'declined', 'failed', 'canceled', 'abandoned')),
	CONSTRAINT "payments_decline" CHECK ("payments"."decline" in ('over_limit', 'insufficient_funds', 'suspended_card', 'expired_card', 'declined')),
	CONSTRAINT "payments_refunded" CHECK (refunded between 0 and paid)
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
	CONSTRAINT "refunds_status" CHECK ("refunds"."status" in ('requested', 'completed', 'refused')),
	CONSTRAINT "refunds_amount" CHECK (amount > 0)
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"payment_id" uuid NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "webhook_events_provider_event_id_pk" PRIMARY KEY("provider","event_id"),
	CONSTRAINT "webhook_events_provider" CHECK ("webhook_events"."provider" in ('sandbox', 'toss', 'portone'))
);
--> statement-breakpoint
CREATE TABLE "review_reports" (
	"review_id" integer NOT NULL,
	"member_id" uuid NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_reports_review_id_member_id_pk" PRIMARY KEY("review_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" serial PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"course_idx" integer NOT NULL,
	"rating" integer NOT NULL,
	"text" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"answer" text,
	"answered_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	CONSTRAINT "reviews_rating" CHECK ("reviews"."rating" between 1 and 5)
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
CREATE TABLE "account_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "account_changes_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"details" jsonb NOT NULL,
	"token_hash" text NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone,
	"link_used_at" timestamp with time zone,
	"link_closed_at" timestamp with time zone,
	CONSTRAINT "account_changes_kind" CHECK ("account_changes"."kind" in ('social-linked', 'social-unlinked', 'password-changed', 'email-changed', 'phone-changed', 'identity-linked', 'withdrawal-requested'))
);
--> statement-breakpoint
CREATE TABLE "former_passwords" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
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
	"proof" text,
	"ticket_hash" text,
	"ticket_expires_at" timestamp with time zone,
	"window_hash" text,
	"person_hash" text,
	"name" text,
	"birth" date,
	"phone" text,
	"requested_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identity_verifications_method" CHECK ("identity_verifications"."method" in ('OACX', 'CIVS')),
	CONSTRAINT "identity_verifications_purpose" CHECK ("identity_verifications"."purpose" in ('login', 'join', 'guardian', 'order', 'profile')),
	CONSTRAINT "identity_verifications_status" CHECK ("identity_verifications"."status" in ('requested', 'verified', 'refused', 'canceled', 'used'))
);
--> statement-breakpoint
CREATE TABLE "known_browsers" (
	"hash" text NOT NULL,
	"member_id" uuid NOT NULL,
	"last_login_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_browsers_hash_member_id_pk" PRIMARY KEY("hash","member_id")
);
--> statement-breakpoint
CREATE TABLE "membership_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "qr_logins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"binding_hash" text NOT NULL,
	"status" text NOT NULL,
	"scanned_by_hash" text,
	"member_id" uuid,
	"requested_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "qr_logins_status" CHECK ("qr_logins"."status" in ('waiting', 'scanned', 'approved', 'refused', 'used'))
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
	"last_used_at" timestamp with time zone,
	"browser" text DEFAULT 'other' NOT NULL,
	"system" text DEFAULT 'other' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"revoked_for" text,
	"authenticated_at" timestamp with time zone,
	"authentication_hash" text,
	CONSTRAINT "session_families_revoked_for" CHECK ("session_families"."revoked_for" in ('password-changed', 'account-secured')),
	CONSTRAINT "session_families_browser" CHECK ("session_families"."browser" in ('chrome', 'edge', 'safari', 'firefox', 'samsung', 'whale', 'other')),
	CONSTRAINT "session_families_system" CHECK ("session_families"."system" in ('windows', 'macos', 'android', 'ios', 'linux', 'other'))
);
--> statement-breakpoint
CREATE TABLE "session_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"family_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "session_tokens_kind" CHECK ("session_tokens"."kind" in ('access', 'refresh'))
);
--> statement-breakpoint
CREATE TABLE "social_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"linked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "social_accounts_provider" CHECK ("social_accounts"."provider" in ('google', 'kakao', 'naver'))
);
--> statement-breakpoint
CREATE TABLE "social_joins" (
	"hash" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"name" text,
	"email" text,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "social_joins_provider" CHECK ("social_joins"."provider" in ('google', 'kakao', 'naver'))
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
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "social_requests_provider" CHECK ("social_requests"."provider" in ('google', 'kakao', 'naver'))
);
--> statement-breakpoint
CREATE TABLE "wrong_passwords" (
	"id" uuid PRIMARY KEY NOT NULL,
	"userid_hash" text NOT NULL,
	"place_hash" text NOT NULL,
	"site_hash" text,
	"is_known_browser" boolean NOT NULL,
	"happened_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"binding_hash" text NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"verified_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "human_checks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"challenge_hash" text NOT NULL,
	"binding_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "identifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"binding_hash" text NOT NULL,
	"method" text NOT NULL,
	"person_hash" text,
	"name" text,
	"birth" date,
	"phone" text,
	"guardian_id" uuid,
	"guardian_hash" text,
	"guardian_name" text,
	"guardian_phone" text,
	"guardian_relation" text,
	"guardian_edition" text,
	"guardian_agreed_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"member_id" uuid,
	CONSTRAINT "identifications_method" CHECK ("identifications"."method" in ('OACX', 'CIVS')),
	CONSTRAINT "identifications_guardian_relation" CHECK ("identifications"."guardian_relation" in ('mother', 'father', 'other'))
);
--> statement-breakpoint
CREATE TABLE "limited_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"key_hash" text NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	CONSTRAINT "limited_requests_kind" CHECK ("limited_requests"."kind" in ('find-id browser', 'find-id network and contact', 'find-id contact', 'find-id network', 'password-link browser', 'password-link network and contact', 'password-link contact', 'password-link network', 'email-verification browser', 'email-verification network and contact', 'email-verification contact', 'email-verification network', 'inquiry browser', 'inquiry network and contact', 'inquiry contact', 'inquiry network', 'course-opening browser', 'course-opening network and contact', 'course-opening contact', 'course-opening network', 'userid network', 'data-export member', 'review member'))
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"binding_hash" text NOT NULL,
	"target_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"attempts" integer NOT NULL,
	"member_id" uuid,
	"requested_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "one_time_codes_purpose" CHECK ("one_time_codes"."purpose" in ('find-id'))
);
--> statement-breakpoint
CREATE TABLE "password_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "shop_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "faqs" ADD CONSTRAINT "faqs_category_faq_categories_code_fk" FOREIGN KEY ("category") REFERENCES "public"."faq_categories"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_views" ADD CONSTRAINT "notice_views_notice_idx_notices_idx_fk" FOREIGN KEY ("notice_idx") REFERENCES "public"."notices"("idx") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classifications" ADD CONSTRAINT "classifications_category_code_categories_code_fk" FOREIGN KEY ("category_code") REFERENCES "public"."categories"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_notices" ADD CONSTRAINT "course_notices_course_idx_courses_idx_fk" FOREIGN KEY ("course_idx") REFERENCES "public"."courses"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_category_code_classification_code_classifications_category_code_code_fk" FOREIGN KEY ("category_code","classification_code") REFERENCES "public"."classifications"("category_code","code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_course_idx_courses_idx_fk" FOREIGN KEY ("course_idx") REFERENCES "public"."courses"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_options" ADD CONSTRAINT "purchase_options_course_idx_courses_idx_fk" FOREIGN KEY ("course_idx") REFERENCES "public"."courses"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_pictures" ADD CONSTRAINT "inquiry_pictures_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_order_number_orders_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finished_lessons" ADD CONSTRAINT "finished_lessons_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardian_consents" ADD CONSTRAINT "guardian_consents_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD CONSTRAINT "outbox_messages_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD CONSTRAINT "outbox_messages_order_number_orders_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_number_orders_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_number_orders_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_receipts" ADD CONSTRAINT "cash_receipts_order_number_orders_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_number_orders_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_number_orders_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD CONSTRAINT "webhook_events_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_changes" ADD CONSTRAINT "account_changes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_passwords" ADD CONSTRAINT "former_passwords_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_browsers" ADD CONSTRAINT "known_browsers_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_links" ADD CONSTRAINT "membership_links_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "qr_logins" ADD CONSTRAINT "qr_logins_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_families" ADD CONSTRAINT "session_families_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_tokens" ADD CONSTRAINT "session_tokens_family_id_session_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."session_families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_accounts" ADD CONSTRAINT "social_accounts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_requests" ADD CONSTRAINT "social_requests_family_id_session_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."session_families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identifications" ADD CONSTRAINT "identifications_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_links" ADD CONSTRAINT "password_links_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "devices_search" ON "devices" USING gin ("search_grams") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "events_search" ON "events" USING gin ("search_grams") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "events_starts" ON "events" USING btree ("starts_on" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "faqs_search" ON "faqs" USING gin ("search_grams") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "notice_views_day" ON "notice_views" USING btree ("day");--> statement-breakpoint
CREATE INDEX "notices_latest" ON "notices" USING btree ("is_pinned" DESC NULLS FIRST,"posted_on" DESC NULLS FIRST,"idx" DESC NULLS FIRST,"category");--> statement-breakpoint
CREATE INDEX "notices_oldest" ON "notices" USING btree ("is_pinned" DESC NULLS FIRST,"posted_on","idx","category");--> statement-breakpoint
CREATE INDEX "notices_viewed" ON "notices" USING btree ("is_pinned" DESC NULLS FIRST,"views" DESC NULLS FIRST,"idx" DESC NULLS FIRST,"category");--> statement-breakpoint
CREATE INDEX "notices_posted" ON "notices" USING btree ("posted_on" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "notices_search" ON "notices" USING gin ("search_grams") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "course_notices_course" ON "course_notices" USING btree ("course_idx","is_pinned" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "courses_new" ON "courses" USING btree ("opens_on" DESC NULLS FIRST,"idx" DESC NULLS FIRST) WHERE not is_withdrawn;--> statement-breakpoint
CREATE INDEX "courses_popular" ON "courses" USING btree ("monthly_learners" DESC NULLS FIRST,"idx" DESC NULLS FIRST) WHERE not is_withdrawn;--> statement-breakpoint
CREATE INDEX "courses_lessons" ON "courses" USING btree ("lesson_count" DESC NULLS FIRST,"idx" DESC NULLS FIRST) WHERE not is_withdrawn;--> statement-breakpoint
CREATE INDEX "courses_price" ON "courses" USING btree ("current_price","idx" DESC NULLS FIRST) WHERE not is_withdrawn;--> statement-breakpoint
CREATE INDEX "courses_category" ON "courses" USING btree ("category_code","opens_on" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "courses_search" ON "courses" USING gin ("search_grams") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "purchase_options_course" ON "purchase_options" USING btree ("course_idx");--> statement-breakpoint
CREATE INDEX "data_exports_check" ON "data_exports" USING btree ("check_at");--> statement-breakpoint
CREATE INDEX "data_exports_expiry" ON "data_exports" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "manuals_category" ON "manuals" USING btree ("category","idx");--> statement-breakpoint
CREATE INDEX "manuals_search" ON "manuals" USING gin ("search_grams") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "failed_requests_age" ON "failed_requests" USING btree ("happened_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "complaint_records_key" ON "complaint_records" USING btree ("idempotency_key");--> statement-breakpoint
CREATE INDEX "complaint_records_answered" ON "complaint_records" USING btree ("answered_at");--> statement-breakpoint
CREATE UNIQUE INDEX "course_opening_requests_course_email" ON "course_opening_requests" USING btree ("course_idx","email");--> statement-breakpoint
CREATE INDEX "course_opening_requests_email" ON "course_opening_requests" USING btree ("email");--> statement-breakpoint
CREATE INDEX "inquiries_submitted" ON "inquiries" USING btree ("submitted_at");--> statement-breakpoint
CREATE INDEX "inquiries_member" ON "inquiries" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "enrolments_member" ON "enrolments" USING btree ("member_id","course_idx");--> statement-breakpoint
CREATE UNIQUE INDEX "enrolments_item" ON "enrolments" USING btree ("order_item_id");--> statement-breakpoint
CREATE INDEX "consents_member" ON "consents" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "members_userid" ON "members" USING btree ("userid");--> statement-breakpoint
CREATE UNIQUE INDEX "members_userid_any_case" ON "members" USING btree (lower("userid"));--> statement-breakpoint
CREATE INDEX "members_email_any_case" ON "members" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "members_phone" ON "members" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "members_person" ON "members" USING btree ("person_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "members_one_account" ON "members" USING btree ("person_hash") WHERE "members"."status" in ('active', 'restricted');--> statement-breakpoint
CREATE INDEX "withdrawals_due" ON "withdrawals" USING btree ("delete_at");--> statement-breakpoint
CREATE INDEX "outbox_messages_due" ON "outbox_messages" USING btree ("next_attempt_at");--> statement-breakpoint
CREATE INDEX "outbox_messages_member" ON "outbox_messages" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "outbox_messages_order" ON "outbox_messages" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "outbox_messages_age" ON "outbox_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "order_items_order" ON "order_items" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "order_items_device" ON "order_items" USING btree ("device_idx");--> statement-breakpoint
CREATE INDEX "orders_member" ON "orders" USING btree ("member_id","ordered_at");--> statement-breakpoint
CREATE INDEX "orders_open" ON "orders" USING btree ("status","expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_provider_order" ON "payments" USING btree ("provider","provider_order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_ticket" ON "payments" USING btree ("ticket_hash");--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "payments_check" ON "payments" USING btree ("check_at");--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_check" ON "refunds" USING btree ("check_at");--> statement-breakpoint
CREATE INDEX "webhook_events_open" ON "webhook_events" USING btree ("settled_at");--> statement-breakpoint
CREATE INDEX "review_reports_member" ON "review_reports" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_one_per_course" ON "reviews" USING btree ("member_id","course_idx");--> statement-breakpoint
CREATE INDEX "reviews_course" ON "reviews" USING btree ("course_idx","written_at");--> statement-breakpoint
CREATE INDEX "sandbox_records_expiry" ON "sandbox_records" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "account_changes_member" ON "account_changes" USING btree ("member_id","happened_at");--> statement-breakpoint
CREATE INDEX "account_changes_expiry" ON "account_changes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "former_passwords_member" ON "former_passwords" USING btree ("member_id","ended_at");--> statement-breakpoint
CREATE INDEX "former_passwords_expiry" ON "former_passwords" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_verifications_provider_key" ON "identity_verifications" USING btree ("provider_key");--> statement-breakpoint
CREATE INDEX "identity_verifications_expiry" ON "identity_verifications" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "membership_links_member" ON "membership_links" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "membership_links_expiry" ON "membership_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "session_families_member" ON "session_families" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "session_tokens_family" ON "session_tokens" USING btree ("family_id");--> statement-breakpoint
CREATE UNIQUE INDEX "social_accounts_subject" ON "social_accounts" USING btree ("provider","subject");--> statement-breakpoint
CREATE UNIQUE INDEX "social_accounts_member" ON "social_accounts" USING btree ("member_id","provider");--> statement-breakpoint
CREATE INDEX "social_joins_expiry" ON "social_joins" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "social_requests_expiry" ON "social_requests" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "wrong_passwords_userid" ON "wrong_passwords" USING btree ("userid_hash","happened_at");--> statement-breakpoint
CREATE INDEX "wrong_passwords_place" ON "wrong_passwords" USING btree ("place_hash","happened_at");--> statement-breakpoint
CREATE INDEX "wrong_passwords_site" ON "wrong_passwords" USING btree ("site_hash","happened_at");--> statement-breakpoint
CREATE UNIQUE INDEX "email_verifications_token" ON "email_verifications" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "email_verifications_browser" ON "email_verifications" USING btree ("binding_hash");--> statement-breakpoint
CREATE INDEX "email_verifications_expiry" ON "email_verifications" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "human_checks_challenge" ON "human_checks" USING btree ("challenge_hash");--> statement-breakpoint
CREATE INDEX "human_checks_expiry" ON "human_checks" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "identifications_expiry" ON "identifications" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "limited_requests_key" ON "limited_requests" USING btree ("kind","key_hash","happened_at");--> statement-breakpoint
CREATE INDEX "limited_requests_request" ON "limited_requests" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "limited_requests_age" ON "limited_requests" USING btree ("happened_at");--> statement-breakpoint
CREATE INDEX "one_time_codes_target" ON "one_time_codes" USING btree ("purpose","target_hash","requested_at");--> statement-breakpoint
CREATE INDEX "one_time_codes_expiry" ON "one_time_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "password_links_member" ON "password_links" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "password_links_expiry" ON "password_links" USING btree ("expires_at");