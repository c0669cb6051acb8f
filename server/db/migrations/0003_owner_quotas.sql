CREATE TABLE "owner_pictures" (
	"owner_id" text NOT NULL,
	"hash" text NOT NULL,
	"uploaded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "owner_pictures_owner_id_hash_pk" PRIMARY KEY("owner_id","hash")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "quota_overrides" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "owner_pictures" ADD CONSTRAINT "owner_pictures_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owner_pictures" ADD CONSTRAINT "owner_pictures_hash_images_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."images"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "owner_pictures_hash" ON "owner_pictures" USING btree ("hash");--> statement-breakpoint
INSERT INTO "owner_pictures" ("owner_id", "hash")
	SELECT "owner_id", "image_hash" FROM "dishes" WHERE "image_hash" IS NOT NULL
	UNION SELECT "owner_id", "logo_hash" FROM "menus" WHERE "logo_hash" IS NOT NULL;--> statement-breakpoint
UPDATE "shifts" SET "ended_at" = "started_at" + interval '1 millisecond' WHERE "ended_at" <= "started_at";--> statement-breakpoint
ALTER TABLE "shifts" ADD CONSTRAINT "shifts_end_after_start" CHECK ("shifts"."ended_at" > "shifts"."started_at");