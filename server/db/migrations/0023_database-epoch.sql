CREATE TABLE "database_epochs" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"epoch" integer NOT NULL
);
