CREATE TABLE "security_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "security_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_id" text NOT NULL,
	"kind" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"network" text NOT NULL,
	"browser" text NOT NULL,
	"system" text NOT NULL,
	"count" integer NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "security_events_repeat" UNIQUE("owner_id","kind","hour","network","browser","system")
);
--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "guest_data_months" integer DEFAULT 12 NOT NULL;--> statement-breakpoint
ALTER TABLE "security_events" ADD CONSTRAINT "security_events_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "security_events_newest" ON "security_events" USING btree ("owner_id","last_at","id");--> statement-breakpoint
CREATE INDEX "security_events_age" ON "security_events" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "orders_guest_known" ON "orders" USING btree ("owner_id","created_at") WHERE "orders"."customer_name" <> '';--> statement-breakpoint
ALTER TABLE "restaurants" ADD CONSTRAINT "restaurants_guest_data" CHECK ("restaurants"."guest_data_months" in (1, 3, 6, 12, 24));