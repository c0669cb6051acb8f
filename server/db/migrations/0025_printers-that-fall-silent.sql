ALTER TABLE "printers" ADD COLUMN "away_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "printers_away" ON "printers" USING btree ("away_at");