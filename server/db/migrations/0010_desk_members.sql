CREATE TABLE "saved_answers" (
	"id" serial PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"locale" text NOT NULL,
	"text" text NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_answers_locale" CHECK ("saved_answers"."locale" in ('en', 'ko'))
);
--> statement-breakpoint
ALTER TABLE "outbox_messages" DROP CONSTRAINT "outbox_messages_kind";--> statement-breakpoint
ALTER TABLE "operator_records" DROP CONSTRAINT "operator_records_act";--> statement-breakpoint
ALTER TABLE "operator_records" DROP CONSTRAINT "operator_records_subject_kind";--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "taken_by" uuid;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "handover_from" text;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "handover_note" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "objection_answered_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_answers_title" ON "saved_answers" USING btree ("locale","title");--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_taken_by_operators_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."operators"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inquiries_taken" ON "inquiries" USING btree ("taken_by","submitted_at");--> statement-breakpoint
CREATE INDEX "members_registered" ON "members" USING btree ("registered_at","id");--> statement-breakpoint
CREATE INDEX "members_status_registered" ON "members" USING btree ("status","registered_at","id");--> statement-breakpoint
CREATE INDEX "members_search_userid" ON "members" USING btree (lower("userid") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "members_search_name" ON "members" USING btree (lower("name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "members_search_given_name" ON "members" USING btree (lower(regexp_replace("name", '^(\S+\s+|.)', '')) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "members_search_email" ON "members" USING btree (lower("email") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "members_search_phone" ON "members" USING btree (reverse("phone") text_pattern_ops);--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD CONSTRAINT "outbox_messages_kind" CHECK ("outbox_messages"."kind" in ('order-received', 'deposit-awaited', 'order-paid', 'order-shipped', 'refund-requested', 'refund-completed', 'refund-failed', 'password-changed', 'account-secured', 'new-browser', 'password-login-paused', 'social-linked', 'social-unlinked', 'identity-linked', 'email-changed', 'phone-changed', 'group-changed', 'inquiry-received', 'inquiry-answered', 'course-opening-requested', 'course-opened', 'client-requested', 'client-ready', 'pass-ends', 'withdrawal-requested', 'membership-restricted', 'membership-restored', 'membership-terminated', 'objection-refused', 'data-export-ready', 'child-paid'));--> statement-breakpoint
ALTER TABLE "operator_records" ADD CONSTRAINT "operator_records_act" CHECK ("operator_records"."act" in ('login', 'logout', 'invite-operator', 'change-roles', 'remove-operator', 'register-passkey', 'delete-passkey', 'read-order', 'read-member', 'read-inquiry', 'ship-order', 'deliver-order', 'return-order', 'cancel-order', 'refund-order', 'change-delivery-address', 'note-order', 'ask-approval', 'approve-request', 'refuse-request', 'withdraw-request', 'restrict-member', 'restore-member', 'terminate-member', 'record-objection', 'answer-objection', 'end-sessions', 'export-member', 'answer-inquiry', 'take-inquiry', 'hand-over-inquiry', 'save-answer', 'delete-saved-answer', 'answer-review', 'hide-review', 'restore-review'));--> statement-breakpoint
ALTER TABLE "operator_records" ADD CONSTRAINT "operator_records_subject_kind" CHECK ("operator_records"."subject_kind" in ('order', 'member', 'inquiry', 'saved-answer', 'review', 'operator', 'content'));