// For `node --import`: before a process imports the server, as in `main.ts`.
import { shortenResolution } from './short-resolution.ts';

shortenResolution();
