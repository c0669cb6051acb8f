import { createHash, randomBytes } from 'node:crypto';
import { writeTableCode } from '#core/qr/table-codes.ts';
import { writeStationCode } from '#core/staff/station-code.ts';

/** 24 hexadecimal characters, 96 random bits: not guessable. */
export const newId = (): string => randomBytes(12).toString('hex');
/** A secret for a cookie or a link: 192 random bits. */
export const newSecret = (): string => randomBytes(24).toString('base64url');
/** How secrets are stored. They are random, so a plain hash is enough. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');
/** A code that is typed by hand. */
export const newStationCode = (): string => writeStationCode(randomBytes(64)) ?? newStationCode();
/** What a table's address carries: typed by hand at most, and tried no faster than calls are limited. */
export const newTableCode = (): string => writeTableCode(randomBytes(64)) ?? newTableCode();
