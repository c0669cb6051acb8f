// Before the workers import the server, as in `main.ts`.
import { shortenResolution } from '#server/system/short-resolution.ts';

shortenResolution();
