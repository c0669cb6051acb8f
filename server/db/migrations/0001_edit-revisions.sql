ALTER TABLE "dishes" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "menus" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;