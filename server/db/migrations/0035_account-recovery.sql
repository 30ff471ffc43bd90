CREATE TABLE "former_passwords" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outbox_messages" DROP CONSTRAINT "outbox_messages_kind";--> statement-breakpoint
ALTER TABLE "account_changes" ADD COLUMN "position" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "account_changes_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "account_changes" ADD COLUMN "link_used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account_changes" ADD COLUMN "link_closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "former_passwords" ADD CONSTRAINT "former_passwords_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_passwords_member" ON "former_passwords" USING btree ("member_id","ended_at");--> statement-breakpoint
CREATE INDEX "former_passwords_expiry" ON "former_passwords" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD CONSTRAINT "outbox_messages_kind" CHECK ("outbox_messages"."kind" in ('order-received', 'deposit-awaited', 'order-paid', 'order-shipped', 'refund-requested', 'refund-completed', 'refund-failed', 'password-changed', 'account-secured', 'new-browser', 'social-linked', 'social-unlinked', 'identity-linked', 'email-changed', 'phone-changed', 'inquiry-received', 'inquiry-answered', 'course-opening-requested', 'course-opened', 'withdrawal-requested', 'membership-restricted', 'membership-restored', 'membership-terminated', 'data-export-ready', 'child-paid'));