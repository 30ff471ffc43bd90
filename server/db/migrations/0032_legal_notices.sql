CREATE TABLE "legal_notices" (
	"member_id" uuid NOT NULL,
	"document" text NOT NULL,
	"edition" text NOT NULL,
	"message_id" uuid NOT NULL,
	"told_at" timestamp with time zone NOT NULL,
	CONSTRAINT "legal_notices_member_id_document_edition_pk" PRIMARY KEY("member_id","document","edition"),
	CONSTRAINT "legal_notices_document" CHECK ("legal_notices"."document" in ('terms', 'privacy', 'collection', 'marketing'))
);
--> statement-breakpoint
ALTER TABLE "outbox_messages" DROP CONSTRAINT "outbox_messages_kind";--> statement-breakpoint
ALTER TABLE "legal_notices" ADD CONSTRAINT "legal_notices_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "legal_notices_edition" ON "legal_notices" USING btree ("document","edition");--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD CONSTRAINT "outbox_messages_kind" CHECK ("outbox_messages"."kind" in ('order-received', 'deposit-awaited', 'order-paid', 'order-shipped', 'refund-requested', 'refund-completed', 'refund-failed', 'delivery-address-changed', 'password-changed', 'account-secured', 'new-browser', 'password-login-paused', 'social-linked', 'social-unlinked', 'identity-linked', 'email-changed', 'phone-changed', 'group-changed', 'inquiry-received', 'inquiry-answered', 'course-opening-requested', 'course-opened', 'client-requested', 'client-ready', 'pass-ends', 'legal-notice', 'withdrawal-requested', 'membership-restricted', 'membership-restored', 'membership-terminated', 'objection-refused', 'data-export-ready', 'operator-access', 'record-head', 'child-paid'));