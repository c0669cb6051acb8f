ALTER TABLE "restaurants" ADD COLUMN "time_zone" text DEFAULT 'Asia/Jerusalem' NOT NULL;--> statement-breakpoint
ALTER TABLE "sections" ADD COLUMN "hours" jsonb DEFAULT '[]'::jsonb NOT NULL;