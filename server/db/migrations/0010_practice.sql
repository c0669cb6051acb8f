ALTER TABLE "shifts" ADD COLUMN "next_made_up_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shifts" ADD COLUMN "made_up_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "shifts_made_up" ON "shifts" USING btree ("made_up_until") WHERE "shifts"."made_up_until" is not null and "shifts"."ended_at" is null;