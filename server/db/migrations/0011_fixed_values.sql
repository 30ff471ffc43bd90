ALTER TABLE "devices" ADD CONSTRAINT "devices_category" CHECK ("devices"."category" in ('vr', 'wheel'));--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_kind" CHECK ("banners"."kind" in ('top', 'slide'));--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_code" CHECK ("categories"."code" in ('healthcare', 'pilot', 'language', 'safety', 'security', 'job'));--> statement-breakpoint
ALTER TABLE "course_notices" ADD CONSTRAINT "course_notices_category" CHECK ("course_notices"."category" in ('notice', 'guides', 'issue', 'updates'));--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_equipment" CHECK ("courses"."equipment" in ('pc', 'headset-optional', 'headset', 'wheel'));--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_kind" CHECK ("consents"."kind" in ('terms', 'collection', 'marketing_sms', 'marketing_email'));--> statement-breakpoint
ALTER TABLE "guardian_consents" ADD CONSTRAINT "guardian_consents_relation" CHECK ("guardian_consents"."relation" in ('mother', 'father', 'other'));--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_type" CHECK ("members"."type" in ('IDV', 'GRP'));--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_status" CHECK ("members"."status" in ('active', 'restricted', 'terminated', 'withdrawal_requested', 'withdrawn'));--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_locale" CHECK ("members"."locale" in ('en', 'ko'));--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD CONSTRAINT "outbox_messages_channel" CHECK ("outbox_messages"."channel" in ('mail', 'text'));--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD CONSTRAINT "outbox_messages_kind" CHECK ("outbox_messages"."kind" in ('order-received', 'deposit-awaited', 'order-paid', 'order-shipped', 'refund-requested', 'refund-completed', 'refund-failed', 'password-changed', 'new-browser', 'social-linked', 'social-unlinked', 'identity-linked', 'email-changed', 'phone-changed', 'child-paid'));--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD CONSTRAINT "outbox_messages_status" CHECK ("outbox_messages"."status" in ('waiting', 'sent', 'refused', 'expired'));--> statement-breakpoint
ALTER TABLE "cash_receipts" ADD CONSTRAINT "cash_receipts_type" CHECK ("cash_receipts"."type" in ('personal', 'business'));--> statement-breakpoint
ALTER TABLE "cash_receipts" ADD CONSTRAINT "cash_receipts_status" CHECK ("cash_receipts"."status" in ('requested', 'issued', 'canceling', 'canceled'));--> statement-breakpoint
ALTER TABLE "operator_actions" ADD CONSTRAINT "operator_actions_action" CHECK ("operator_actions"."action" in ('members restrict', 'members restore', 'members terminate'));--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_from" CHECK ("order_events"."from" in ('pending', 'waiting_for_deposit', 'paid', 'cancel_requested', 'canceled', 'refund_completed', 'expired', 'failed'));--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_to" CHECK ("order_events"."to" in ('pending', 'waiting_for_deposit', 'paid', 'cancel_requested', 'canceled', 'refund_completed', 'expired', 'failed'));--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_kind" CHECK ("order_items"."kind" in ('subscription', 'access', 'goods', 'rental', 'purchase'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_status" CHECK ("orders"."status" in ('pending', 'waiting_for_deposit', 'paid', 'cancel_requested', 'canceled', 'refund_completed', 'expired', 'failed'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_method" CHECK ("orders"."method" in ('card', 'simple', 'transfer', 'virtual_account', 'phone'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_locale" CHECK ("orders"."locale" in ('en', 'ko'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_failure_reason" CHECK ("orders"."failure_reason" in ('amount_mismatch', 'duplicate_order', 'invalid_amount', 'session_expired', 'user_cancel', 'unknown'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_provider" CHECK ("payments"."provider" in ('sandbox', 'toss', 'portone'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_method" CHECK ("payments"."method" in ('card', 'simple', 'transfer', 'virtual_account', 'phone'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_status" CHECK ("payments"."status" in ('open', 'confirming', 'waiting', 'paid', 'declined', 'failed', 'canceled', 'abandoned'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_decline" CHECK ("payments"."decline" in ('over_limit', 'insufficient_funds', 'suspended_card', 'expired_card', 'declined'));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_status" CHECK ("refunds"."status" in ('requested', 'completed', 'refused'));--> statement-breakpoint
ALTER TABLE "webhook_events" ADD CONSTRAINT "webhook_events_provider" CHECK ("webhook_events"."provider" in ('sandbox', 'toss', 'portone'));--> statement-breakpoint
ALTER TABLE "account_changes" ADD CONSTRAINT "account_changes_kind" CHECK ("account_changes"."kind" in ('social-linked', 'social-unlinked', 'password-changed', 'email-changed', 'phone-changed', 'identity-linked'));--> statement-breakpoint
ALTER TABLE "identity_verifications" ADD CONSTRAINT "identity_verifications_method" CHECK ("identity_verifications"."method" in ('OACX', 'CIVS'));--> statement-breakpoint
ALTER TABLE "identity_verifications" ADD CONSTRAINT "identity_verifications_purpose" CHECK ("identity_verifications"."purpose" in ('login', 'join', 'guardian', 'order', 'profile'));--> statement-breakpoint
ALTER TABLE "identity_verifications" ADD CONSTRAINT "identity_verifications_status" CHECK ("identity_verifications"."status" in ('requested', 'verified', 'refused', 'canceled', 'used'));--> statement-breakpoint
ALTER TABLE "qr_logins" ADD CONSTRAINT "qr_logins_status" CHECK ("qr_logins"."status" in ('waiting', 'scanned', 'approved', 'refused', 'used'));--> statement-breakpoint
ALTER TABLE "session_families" ADD CONSTRAINT "session_families_revoked_for" CHECK ("session_families"."revoked_for" in ('password-changed', 'account-secured'));--> statement-breakpoint
ALTER TABLE "session_tokens" ADD CONSTRAINT "session_tokens_kind" CHECK ("session_tokens"."kind" in ('access', 'refresh'));--> statement-breakpoint
ALTER TABLE "social_accounts" ADD CONSTRAINT "social_accounts_provider" CHECK ("social_accounts"."provider" in ('google', 'kakao', 'naver'));--> statement-breakpoint
ALTER TABLE "social_joins" ADD CONSTRAINT "social_joins_provider" CHECK ("social_joins"."provider" in ('google', 'kakao', 'naver'));--> statement-breakpoint
ALTER TABLE "social_requests" ADD CONSTRAINT "social_requests_provider" CHECK ("social_requests"."provider" in ('google', 'kakao', 'naver'));--> statement-breakpoint
ALTER TABLE "identifications" ADD CONSTRAINT "identifications_method" CHECK ("identifications"."method" in ('OACX', 'CIVS'));--> statement-breakpoint
ALTER TABLE "identifications" ADD CONSTRAINT "identifications_guardian_relation" CHECK ("identifications"."guardian_relation" in ('mother', 'father', 'other'));--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_purpose" CHECK ("one_time_codes"."purpose" in ('find-id'));