// Before every test file of the server: hashing is slow on purpose, and would take a tenth of the suite's time.
import { hashCheaply } from '#server/access/passwords.ts';

hashCheaply();
