DROP INDEX "orders_owner_time";--> statement-breakpoint
CREATE INDEX "orders_owner_time" ON "orders" USING btree ("owner_id","created_at") WHERE "orders"."deleted_at" is null;