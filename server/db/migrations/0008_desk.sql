CREATE TABLE "operator_invitations" (
	"secret_hash" text PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "operator_records" (
	"position" bigint PRIMARY KEY NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"operator" text NOT NULL,
	"network" text NOT NULL,
	"act" text NOT NULL,
	"subject_kind" text,
	"subject" text,
	"details" jsonb,
	"details_hash" text,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "operator_records_act" CHECK ("operator_records"."act" in ('login', 'logout', 'invite-operator', 'change-roles', 'remove-operator', 'register-passkey', 'delete-passkey', 'read-order', 'read-member', 'read-inquiry', 'ship-order', 'deliver-order', 'return-order', 'cancel-order', 'refund-order', 'restrict-member', 'restore-member', 'terminate-member', 'record-objection', 'answer-inquiry', 'answer-review', 'hide-review', 'restore-review')),
	CONSTRAINT "operator_records_subject_kind" CHECK ("operator_records"."subject_kind" in ('order', 'member', 'inquiry', 'review', 'operator', 'content'))
);
--> statement-breakpoint
CREATE TABLE "operator_sessions" (
	"secret_hash" text PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"passkey_id" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operators" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"roles" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"challenge" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"operator_id" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "passkey_challenges_purpose" CHECK ("passkey_challenges"."purpose" in ('login', 'confirm', 'register'))
);
--> statement-breakpoint
DROP TABLE "operator_actions" CASCADE;--> statement-breakpoint
ALTER TABLE "operator_invitations" ADD CONSTRAINT "operator_invitations_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_passkeys" ADD CONSTRAINT "operator_passkeys_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_sessions" ADD CONSTRAINT "operator_sessions_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_sessions" ADD CONSTRAINT "operator_sessions_passkey_id_operator_passkeys_id_fk" FOREIGN KEY ("passkey_id") REFERENCES "public"."operator_passkeys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "operator_invitations_operator" ON "operator_invitations" USING btree ("operator_id");--> statement-breakpoint
CREATE INDEX "operator_passkeys_operator" ON "operator_passkeys" USING btree ("operator_id");--> statement-breakpoint
CREATE INDEX "operator_records_subject" ON "operator_records" USING btree ("subject_kind","subject","position");--> statement-breakpoint
CREATE INDEX "operator_records_operator" ON "operator_records" USING btree ("operator","position");--> statement-breakpoint
CREATE INDEX "operator_records_happened" ON "operator_records" USING btree ("happened_at");--> statement-breakpoint
CREATE INDEX "operator_sessions_operator" ON "operator_sessions" USING btree ("operator_id");--> statement-breakpoint
CREATE UNIQUE INDEX "operators_name" ON "operators" USING btree ("name");--> statement-breakpoint
-- The record of acts only grows. Details may be deleted with the data of a member.
CREATE FUNCTION keep_operator_records() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF new.details IS NULL AND to_jsonb(new) - 'details' = to_jsonb(old) - 'details' THEN
		RETURN new;
	END IF;
	RAISE EXCEPTION 'the record of operators is not changed';
END
$$;
--> statement-breakpoint
CREATE TRIGGER keep_operator_records BEFORE UPDATE ON "operator_records" FOR EACH ROW EXECUTE FUNCTION keep_operator_records();
