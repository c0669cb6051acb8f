INSERT INTO dishes VALUES (2, 'Salad');
