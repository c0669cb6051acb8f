DROP INDEX "calls_waiting";--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "rings_since" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "calls_waiting" ON "calls" USING btree ("rings_since") WHERE "calls"."seen_at" is null and "calls"."done_at" is null;