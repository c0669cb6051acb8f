ALTER TABLE "dishes" ADD COLUMN "allergens" jsonb DEFAULT '{"contains":[],"mayContain":[]}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "dishes" ADD COLUMN "kosher_kind" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "avoided" jsonb;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "kosher_kind" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "avoids" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "is_kosher" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "kosher_certificate_hash" text;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "kosher_certificate_expires_on" date;--> statement-breakpoint
ALTER TABLE "restaurants" ADD CONSTRAINT "restaurants_kosher_certificate_hash_images_hash_fk" FOREIGN KEY ("kosher_certificate_hash") REFERENCES "public"."images"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "restaurants_kosher_certificate" ON "restaurants" USING btree ("kosher_certificate_hash");--> statement-breakpoint
ALTER TABLE "dishes" ADD CONSTRAINT "dishes_kosher_kind" CHECK ("dishes"."kosher_kind" in ('meat', 'dairy', 'pareve'));--> statement-breakpoint
ALTER TABLE "restaurants" ADD CONSTRAINT "restaurants_certificate_day" CHECK ("restaurants"."kosher_certificate_hash" is null or "restaurants"."kosher_certificate_expires_on" is not null);