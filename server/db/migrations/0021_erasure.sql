ALTER TABLE "operator_actions" DROP CONSTRAINT "operator_actions_action";--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "erased_on" date;--> statement-breakpoint
ALTER TABLE "operator_actions" ADD CONSTRAINT "operator_actions_action" CHECK ("operator_actions"."action" in ('members restrict', 'members restore', 'members terminate', 'members objection', 'inquiries answer'));