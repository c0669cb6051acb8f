CREATE TABLE "calls" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"shift_id" text NOT NULL,
	"table_number" integer NOT NULL,
	"kind" text NOT NULL,
	"payment" text,
	"payers" integer,
	"tracking_token" text NOT NULL,
	"ring_step" integer DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone,
	"seen_by" text,
	"done_at" timestamp with time zone,
	"done_by" text,
	CONSTRAINT "calls_trackingToken_unique" UNIQUE("tracking_token"),
	CONSTRAINT "calls_kind" CHECK ("calls"."kind" in ('waiter', 'bill')),
	CONSTRAINT "calls_payment" CHECK ("calls"."payment" in ('cash', 'card'))
);
--> statement-breakpoint
CREATE TABLE "payment_parts" (
	"payment_id" text NOT NULL,
	"order_id" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "payment_parts_payment_id_order_id_pk" PRIMARY KEY("payment_id","order_id"),
	CONSTRAINT "payment_parts_amount" CHECK ("payment_parts"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"shift_id" text NOT NULL,
	"visit_id" text,
	"client_token" text NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"payer_name" text DEFAULT '' NOT NULL,
	"taken_by" text,
	"taken_at" timestamp with time zone DEFAULT now() NOT NULL,
	"move_revision" integer,
	"voided_at" timestamp with time zone,
	"voided_by" text,
	"void_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "payments_one_token_per_owner" UNIQUE("owner_id","client_token"),
	CONSTRAINT "payments_kind" CHECK ("payments"."kind" in ('cash', 'card', 'bit', 'other')),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "refused_phones" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"shift_id" text NOT NULL,
	"phone" text NOT NULL,
	"refused_by" text,
	"refused_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "table_codes" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"table_number" integer NOT NULL,
	"code" text NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visits" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"shift_id" text NOT NULL,
	"table_number" integer NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by" text
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "is_allergy_note" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "visit_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "held" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "withdrawn" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "guest_change" jsonb;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "max_portions" integer DEFAULT 40 NOT NULL;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "max_order_total" integer DEFAULT 150000 NOT NULL;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "opening_hours" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "opening_exceptions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "shifts" ADD COLUMN "counted_cash" bigint;--> statement-breakpoint
ALTER TABLE "shifts" ADD COLUMN "expected_cash" bigint;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_shift_id_shifts_id_fk" FOREIGN KEY ("shift_id") REFERENCES "public"."shifts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_parts" ADD CONSTRAINT "payment_parts_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_parts" ADD CONSTRAINT "payment_parts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_shift_id_shifts_id_fk" FOREIGN KEY ("shift_id") REFERENCES "public"."shifts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_visit_id_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visits"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refused_phones" ADD CONSTRAINT "refused_phones_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refused_phones" ADD CONSTRAINT "refused_phones_shift_id_shifts_id_fk" FOREIGN KEY ("shift_id") REFERENCES "public"."shifts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "table_codes" ADD CONSTRAINT "table_codes_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_shift_id_shifts_id_fk" FOREIGN KEY ("shift_id") REFERENCES "public"."shifts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calls_owner" ON "calls" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "calls_shift" ON "calls" USING btree ("shift_id");--> statement-breakpoint
CREATE UNIQUE INDEX "calls_one_open_of_a_kind" ON "calls" USING btree ("shift_id","table_number","kind") WHERE "calls"."done_at" is null;--> statement-breakpoint
CREATE INDEX "calls_waiting" ON "calls" USING btree ("created_at") WHERE "calls"."seen_at" is null and "calls"."done_at" is null;--> statement-breakpoint
CREATE INDEX "payment_parts_order" ON "payment_parts" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payments_shift" ON "payments" USING btree ("shift_id");--> statement-breakpoint
CREATE INDEX "payments_visit" ON "payments" USING btree ("visit_id") WHERE "payments"."visit_id" is not null;--> statement-breakpoint
CREATE INDEX "refused_phones_owner" ON "refused_phones" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refused_phones_once" ON "refused_phones" USING btree ("shift_id","phone");--> statement-breakpoint
CREATE UNIQUE INDEX "table_codes_one_each" ON "table_codes" USING btree ("owner_id","table_number");--> statement-breakpoint
CREATE INDEX "visits_owner" ON "visits" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "visits_shift" ON "visits" USING btree ("shift_id");--> statement-breakpoint
CREATE UNIQUE INDEX "visits_one_open_per_table" ON "visits" USING btree ("shift_id","table_number") WHERE "visits"."closed_at" is null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_visit_id_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visits"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_visit" ON "orders" USING btree ("visit_id") WHERE "orders"."visit_id" is not null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_withdrawn_is_rejected" CHECK (not "orders"."withdrawn" or "orders"."rejected");