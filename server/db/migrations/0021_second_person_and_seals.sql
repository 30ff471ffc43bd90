ALTER TABLE "outbox_messages" DROP CONSTRAINT "outbox_messages_kind";--> statement-breakpoint
ALTER TABLE "operator_records" DROP CONSTRAINT "operator_records_act";--> statement-breakpoint
ALTER TABLE "content_drafts" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "operator_invitations" ADD COLUMN "invited_by" uuid;--> statement-breakpoint
ALTER TABLE "operator_passkeys" ADD COLUMN "invited_by" uuid;--> statement-breakpoint
ALTER TABLE "operator_records" ADD COLUMN "seal" text;--> statement-breakpoint
ALTER TABLE "operator_records" ADD COLUMN "seal_key" text;--> statement-breakpoint
ALTER TABLE "operators" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "operators" ADD COLUMN "locale" text DEFAULT 'ko' NOT NULL;--> statement-breakpoint
ALTER TABLE "operator_invitations" ADD CONSTRAINT "operator_invitations_invited_by_operators_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."operators"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_passkeys" ADD CONSTRAINT "operator_passkeys_invited_by_operators_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."operators"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "operator_invitations_invited_by" ON "operator_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "operator_passkeys_invited_by" ON "operator_passkeys" USING btree ("invited_by");--> statement-breakpoint
ALTER TABLE "content_drafts" ADD CONSTRAINT "content_drafts_failure" CHECK ("content_drafts"."failure" in ('faults', 'edition-changed', 'operator-removed', 'role-lost'));--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD CONSTRAINT "outbox_messages_kind" CHECK ("outbox_messages"."kind" in ('order-received', 'deposit-awaited', 'order-paid', 'order-shipped', 'refund-requested', 'refund-completed', 'refund-failed', 'delivery-address-changed', 'password-changed', 'account-secured', 'new-browser', 'password-login-paused', 'social-linked', 'social-unlinked', 'identity-linked', 'email-changed', 'phone-changed', 'group-changed', 'inquiry-received', 'inquiry-answered', 'course-opening-requested', 'course-opened', 'client-requested', 'client-ready', 'pass-ends', 'withdrawal-requested', 'membership-restricted', 'membership-restored', 'membership-terminated', 'objection-refused', 'data-export-ready', 'operator-access', 'record-head', 'child-paid'));--> statement-breakpoint
ALTER TABLE "operator_records" ADD CONSTRAINT "operator_records_act" CHECK ("operator_records"."act" in ('login', 'logout', 'invite-operator', 'change-roles', 'remove-operator', 'register-passkey', 'delete-passkey', 'end-passkeys', 'change-operator-email', 'read-list', 'read-order', 'read-member', 'read-inquiry', 'ship-order', 'deliver-order', 'return-order', 'cancel-order', 'refund-order', 'change-delivery-address', 'note-order', 'ask-approval', 'approve-request', 'refuse-request', 'withdraw-request', 'restrict-member', 'restore-member', 'terminate-member', 'record-objection', 'answer-objection', 'end-sessions', 'export-member', 'answer-inquiry', 'take-inquiry', 'hand-over-inquiry', 'save-answer', 'delete-saved-answer', 'answer-review', 'hide-review', 'restore-review', 'save-draft', 'publish-content', 'miss-publication', 'schedule-content', 'unschedule-content', 'discard-draft', 'restore-content', 'upload-content-file', 'set-stock', 'begin-seals', 'delete-details', 'delete-records'));--> statement-breakpoint
ALTER TABLE "operators" ADD CONSTRAINT "operators_locale" CHECK ("operators"."locale" in ('ko', 'en'));
--> statement-breakpoint
-- Rows of the record go after three years, and only then; the month is for the lengths of months.
CREATE FUNCTION keep_young_operator_records() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND old.happened_at < (SELECT max(happened_at) FROM operator_records) - interval '35 months' THEN
		RETURN old;
	END IF;
	RAISE EXCEPTION 'the record of operators is kept for three years';
END
$$;
--> statement-breakpoint
CREATE TRIGGER keep_young_operator_records BEFORE DELETE ON "operator_records" FOR EACH ROW EXECUTE FUNCTION keep_young_operator_records();
--> statement-breakpoint
CREATE TRIGGER keep_all_operator_records BEFORE TRUNCATE ON "operator_records" FOR EACH STATEMENT EXECUTE FUNCTION keep_young_operator_records();
--> statement-breakpoint
-- What the shop may delete of the record. The rights are those of the owner, so that the shop's role needs none to update or delete.
CREATE FUNCTION delete_operator_records(last_position bigint) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
	DELETE FROM operator_records WHERE position <= last_position
$$;
--> statement-breakpoint
CREATE FUNCTION delete_operator_details(positions bigint[]) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
	UPDATE operator_records SET details = NULL WHERE position = ANY (positions) AND subject_kind IN ('member', 'review')
$$;
