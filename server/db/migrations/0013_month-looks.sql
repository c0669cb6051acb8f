CREATE TABLE "month_looks" (
	"owner_id" text NOT NULL,
	"month" text NOT NULL,
	"counts" jsonb NOT NULL,
	CONSTRAINT "month_looks_owner_id_month_pk" PRIMARY KEY("owner_id","month")
);
--> statement-breakpoint
ALTER TABLE "month_looks" ADD CONSTRAINT "month_looks_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;