CREATE TABLE "areas" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "area_id" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "done_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sections" ADD COLUMN "area_id" text;--> statement-breakpoint
ALTER TABLE "areas" ADD CONSTRAINT "areas_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "areas_name" ON "areas" USING btree ("owner_id",lower("name"));--> statement-breakpoint
ALTER TABLE "sections" ADD CONSTRAINT "sections_area_id_areas_id_fk" FOREIGN KEY ("area_id") REFERENCES "public"."areas"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sections_area" ON "sections" USING btree ("area_id") WHERE "sections"."area_id" is not null;