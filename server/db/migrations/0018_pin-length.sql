ALTER TABLE "restaurants" ADD COLUMN "pin_minutes" integer DEFAULT 15;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "person_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "restaurants" ADD CONSTRAINT "restaurants_pin_minutes" CHECK ("restaurants"."pin_minutes" in (5, 10, 15, 30, 60));