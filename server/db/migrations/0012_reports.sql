CREATE TABLE "looks" (
	"owner_id" text NOT NULL,
	"day" text NOT NULL,
	"shift_id" text DEFAULT '' NOT NULL,
	"counts" jsonb NOT NULL,
	CONSTRAINT "looks_owner_id_day_shift_id_pk" PRIMARY KEY("owner_id","day","shift_id")
);
--> statement-breakpoint
CREATE TABLE "month_sums" (
	"owner_id" text NOT NULL,
	"month" text NOT NULL,
	"sums" jsonb,
	CONSTRAINT "month_sums_owner_id_month_pk" PRIMARY KEY("owner_id","month")
);
--> statement-breakpoint
CREATE TABLE "shift_sums" (
	"shift_id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"day" text NOT NULL,
	"sums" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_id" text NOT NULL,
	"dish_id" text NOT NULL,
	"dish_name" text NOT NULL,
	"group_name" text DEFAULT '' NOT NULL,
	"option_name" text DEFAULT '' NOT NULL,
	"is_out" boolean NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "section_name" text;--> statement-breakpoint
ALTER TABLE "shifts" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "shifts" ADD COLUMN "summed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "looks" ADD CONSTRAINT "looks_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "month_sums" ADD CONSTRAINT "month_sums_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shift_sums" ADD CONSTRAINT "shift_sums_shift_id_shifts_id_fk" FOREIGN KEY ("shift_id") REFERENCES "public"."shifts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shift_sums" ADD CONSTRAINT "shift_sums_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_log" ADD CONSTRAINT "stock_log_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shift_sums_day" ON "shift_sums" USING btree ("owner_id","day");--> statement-breakpoint
CREATE INDEX "stock_log_owner" ON "stock_log" USING btree ("owner_id","at");--> statement-breakpoint
CREATE INDEX "shifts_unsummed" ON "shifts" USING btree ("owner_id","started_at") WHERE "shifts"."ended_at" is not null and "shifts"."summed_at" is null and not "shifts"."is_practice";