-- Statements that fail when they run twice.
CREATE TABLE dishes (id int PRIMARY KEY, dish_name text UNIQUE);
--> statement-breakpoint
INSERT INTO dishes VALUES (1, 'Soup');
