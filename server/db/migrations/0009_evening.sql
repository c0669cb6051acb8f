CREATE TABLE "boards" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"alive_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leases" (
	"name" text PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pauses" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"section_id" text,
	"reason" text DEFAULT '' NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone,
	CONSTRAINT "pauses_one_each" UNIQUE NULLS NOT DISTINCT("owner_id","section_id")
);
--> statement-breakpoint
CREATE TABLE "stock_limits" (
	"owner_id" text NOT NULL,
	"dish_id" text NOT NULL,
	"group_name" text DEFAULT '' NOT NULL,
	"option_name" text DEFAULT '' NOT NULL,
	"kind" text NOT NULL,
	"ends_at" timestamp with time zone,
	"left" integer,
	"count_id" text,
	CONSTRAINT "stock_limits_dish_id_group_name_option_name_pk" PRIMARY KEY("dish_id","group_name","option_name"),
	CONSTRAINT "stock_limits_kind" CHECK ("stock_limits"."kind" in ('off', 'untilNextShift', 'untilTime', 'counted')),
	CONSTRAINT "stock_limits_left" CHECK ("stock_limits"."left" >= 0),
	CONSTRAINT "stock_limits_whole" CHECK (("stock_limits"."kind" = 'untilTime') = ("stock_limits"."ends_at" is not null) and ("stock_limits"."kind" = 'counted') = ("stock_limits"."left" is not null and "stock_limits"."count_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "taken" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "source" text DEFAULT 'guest' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "promised_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "approved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "ready_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "ring_step" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "auto_approve" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "ready_screen_secret" text;--> statement-breakpoint
ALTER TABLE "shifts" ADD COLUMN "is_practice" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shifts" ADD COLUMN "preflight" jsonb;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "throw_away_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "boards" ADD CONSTRAINT "boards_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pauses" ADD CONSTRAINT "pauses_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pauses" ADD CONSTRAINT "pauses_section_id_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."sections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_limits" ADD CONSTRAINT "stock_limits_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_limits" ADD CONSTRAINT "stock_limits_dish_id_dishes_id_fk" FOREIGN KEY ("dish_id") REFERENCES "public"."dishes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "boards_owner" ON "boards" USING btree ("owner_id","alive_until");--> statement-breakpoint
CREATE INDEX "boards_age" ON "boards" USING btree ("alive_until");--> statement-breakpoint
CREATE INDEX "pauses_section" ON "pauses" USING btree ("section_id");--> statement-breakpoint
CREATE INDEX "stock_limits_owner" ON "stock_limits" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "orders_waiting" ON "orders" USING btree ("created_at") WHERE "orders"."status" = 'waitingApproval' and "orders"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_throw_away" ON "users" USING btree ("throw_away_at") WHERE "users"."throw_away_at" is not null;--> statement-breakpoint
ALTER TABLE "restaurants" ADD CONSTRAINT "restaurants_ready_screen" UNIQUE("ready_screen_secret");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_source" CHECK ("orders"."source" in ('guest', 'staff'));