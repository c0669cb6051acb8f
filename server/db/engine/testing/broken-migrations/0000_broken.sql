CREATE TABLE half_done (id int PRIMARY KEY);
--> statement-breakpoint
INSERT INTO no_such_table VALUES (1);
