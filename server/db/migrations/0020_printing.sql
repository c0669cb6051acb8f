CREATE TABLE "print_agent_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"agent_name" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "print_agents" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"name" text NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone,
	CONSTRAINT "print_agents_secretHash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "print_jobs" (
	"id" text PRIMARY KEY NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "print_jobs_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_id" text NOT NULL,
	"printer_id" text NOT NULL,
	"printer_name" text NOT NULL,
	"order_id" text,
	"kind" text NOT NULL,
	"ticket" jsonb NOT NULL,
	"copies" integer NOT NULL,
	"is_copy" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"problem" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"taken_at" timestamp with time zone,
	"lease_until" timestamp with time zone,
	"printed_at" timestamp with time zone,
	"overdue_at" timestamp with time zone,
	"handled_at" timestamp with time zone,
	CONSTRAINT "print_jobs_state" CHECK ("print_jobs"."state" in ('waiting', 'taken', 'printed', 'failed', 'unconfirmed', 'withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "printers" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"paper" integer NOT NULL,
	"language" text NOT NULL,
	"areas" jsonb,
	"copies" integer NOT NULL,
	"prints" text NOT NULL,
	"prints_changes" boolean NOT NULL,
	"opens_drawer" boolean NOT NULL,
	"secret_hash" text,
	"agent_id" text,
	"host" text,
	"port" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone,
	"poll_seconds" integer DEFAULT 5 NOT NULL,
	"status" text DEFAULT 'ok' NOT NULL,
	"last_ticket_at" timestamp with time zone,
	CONSTRAINT "printers_secretHash_unique" UNIQUE("secret_hash"),
	CONSTRAINT "printers_kind" CHECK ("printers"."kind" in ('star', 'epson', 'network', 'browser')),
	CONSTRAINT "printers_paper" CHECK ("printers"."paper" in (58, 80)),
	CONSTRAINT "printers_language" CHECK ("printers"."language" in ('he', 'en')),
	CONSTRAINT "printers_prints" CHECK ("printers"."prints" in ('arrival', 'approval'))
);
--> statement-breakpoint
ALTER TABLE "print_agent_codes" ADD CONSTRAINT "print_agent_codes_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "print_agents" ADD CONSTRAINT "print_agents_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "print_jobs" ADD CONSTRAINT "print_jobs_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "print_jobs" ADD CONSTRAINT "print_jobs_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "printers" ADD CONSTRAINT "printers_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "printers" ADD CONSTRAINT "printers_agent_id_print_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."print_agents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "print_agent_codes_owner" ON "print_agent_codes" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "print_agent_codes_age" ON "print_agent_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "print_agents_owner" ON "print_agents" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "print_jobs_one_taken_per_printer" ON "print_jobs" USING btree ("printer_id") WHERE "print_jobs"."state" = 'taken';--> statement-breakpoint
CREATE INDEX "print_jobs_waiting" ON "print_jobs" USING btree ("printer_id","seq") WHERE "print_jobs"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "print_jobs_open" ON "print_jobs" USING btree ("created_at") WHERE "print_jobs"."state" in ('waiting', 'taken');--> statement-breakpoint
CREATE INDEX "print_jobs_troubled" ON "print_jobs" USING btree ("owner_id") WHERE "print_jobs"."handled_at" is null and ("print_jobs"."state" in ('failed', 'unconfirmed') or "print_jobs"."overdue_at" is not null);--> statement-breakpoint
CREATE INDEX "print_jobs_order" ON "print_jobs" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "print_jobs_owner" ON "print_jobs" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "print_jobs_age" ON "print_jobs" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "printers_owner" ON "printers" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "printers_agent" ON "printers" USING btree ("agent_id");