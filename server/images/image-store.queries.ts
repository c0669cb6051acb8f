import { and, desc, eq, inArray, lt, notExists, sql } from 'drizzle-orm';
import type { ImageFormat, ImageWidth } from '#core/menus/image-urls.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import { deleteSome } from '#server/db/engine/delete-some.ts';
import { dishes, images, imageVariants, menus, ownerPictures, restaurants } from '#server/db/schema.ts';
import type { ImageVariant } from './processing/encode-variant.ts';
import type { ProcessedImage } from './processing/process-image.ts';

/** The name under which `master` is stored beside the variants. Browsers cannot request it. */
const masterFormat = 'master';

/** Keeps a picture once. One that is already there becomes young again, so that no sweep takes it from its new user. any-owner: a picture belongs to its bytes. */
export const insertImage = async (tx: Transaction, image: ProcessedImage, now: Date): Promise<void> => {
  const { hash, width, height, color, placeholder } = image;
  await tx
    .insert(images)
    .values({ hash, width, height, color, placeholder, createdAt: now })
    .onConflictDoUpdate({ target: images.hash, set: { createdAt: now } });
  await tx
    .insert(imageVariants)
    .values([
      { hash, width, format: masterFormat, bytes: image.master },
      ...image.variants.map((variant) => ({ hash, ...variant })),
    ])
    .onConflictDoNothing();
};

/** From now on it counts among the owner's pictures. */
export const insertOwnerPicture = async (
  tx: Transaction,
  { ownerId }: OwnerScope,
  hash: string,
  uploadedAt: Date,
): Promise<void> => {
  await tx
    .insert(ownerPictures)
    .values({ ownerId, hash, uploadedAt })
    .onConflictDoUpdate({ target: [ownerPictures.ownerId, ownerPictures.hash], set: { uploadedAt } });
};

/** Which of these are the owner's. Locked, so that none is swept before the dish that shows it is saved. */
export const lockOwnPictures = async (
  tx: Transaction,
  { ownerId }: OwnerScope,
  hashes: readonly string[],
): Promise<Set<string>> => {
  if (hashes.length === 0) return new Set();
  const rows = await tx
    .select({ hash: images.hash })
    .from(ownerPictures)
    .innerJoin(images, eq(images.hash, ownerPictures.hash))
    .where(and(eq(ownerPictures.ownerId, ownerId), inArray(images.hash, [...hashes])))
    .for('key share', { of: images });
  return new Set(rows.map(({ hash }) => hash));
};

/** All at once: a picture has either every AVIF variant or none. any-owner: as above. */
export const insertVariants = async (db: Database, hash: string, variants: ImageVariant[]): Promise<void> => {
  await db
    .insert(imageVariants)
    .values(variants.map((variant) => ({ hash, ...variant })))
    .onConflictDoNothing();
};

/** The smallest variant that covers the width, or else the largest there is. any-owner: pictures are public by their hash. */
export const findNearestVariant = async (
  db: Database,
  hash: string,
  width: ImageWidth,
  format: ImageFormat,
) => {
  const [row] = await db
    .select({ bytes: imageVariants.bytes })
    .from(imageVariants)
    .where(and(eq(imageVariants.hash, hash), eq(imageVariants.format, format)))
    .orderBy(desc(sql`${imageVariants.width} >= ${width}`), sql`abs(${imageVariants.width} - ${width})`)
    .limit(1);
  return row?.bytes ?? null;
};

// any-owner: as above.
export const findMaster = async (db: Database, hash: string) => {
  const [row] = await db
    .select({ bytes: imageVariants.bytes })
    .from(imageVariants)
    .where(and(eq(imageVariants.hash, hash), eq(imageVariants.format, masterFormat)));
  return row?.bytes ?? null;
};

// any-owner: a picture belongs to its bytes.
export const listImagesWithoutAvif = async (db: Database, limit: number): Promise<string[]> => {
  const avif = db
    .select({ hash: imageVariants.hash })
    .from(imageVariants)
    .where(and(eq(imageVariants.hash, images.hash), eq(imageVariants.format, 'avif')));
  const rows = await db
    .select({ hash: images.hash })
    .from(images)
    .where(notExists(avif))
    .orderBy(desc(images.createdAt))
    .limit(limit);
  return rows.map((row) => row.hash);
};

/**
 * Uploads whose owner shows them nowhere count no longer, also when the picture stays because another owner shows it.
 * any-owner: each is compared with what its own owner shows.
 */
export const forgetUnusedUploads = (db: Database, olderThan: Date, limit: number): Promise<number> => {
  const { ownerId, hash, uploadedAt } = ownerPictures;
  const onDish = db
    .select({ id: dishes.id })
    .from(dishes)
    .where(and(eq(dishes.imageHash, hash), eq(dishes.ownerId, ownerId)));
  const onMenu = db
    .select({ id: menus.id })
    .from(menus)
    .where(and(eq(menus.logoHash, hash), eq(menus.ownerId, ownerId)));
  const onCertificate = db
    .select({ id: restaurants.ownerId })
    .from(restaurants)
    .where(and(eq(restaurants.kosherCertificateHash, hash), eq(restaurants.ownerId, ownerId)));
  const isUnused = and(
    lt(uploadedAt, olderThan),
    notExists(onDish),
    notExists(onMenu),
    notExists(onCertificate),
  );
  return deleteSome(db, ownerPictures, isUnused, limit);
};

/**
 * Pictures that nothing shows and that nobody is about to use.
 * any-owner: pictures are shared by their content.
 */
export const deleteUnusedImages = async (db: Database, olderThan: Date, limit: number): Promise<number> => {
  const onDish = db.select({ id: dishes.id }).from(dishes).where(eq(dishes.imageHash, images.hash));
  const onMenu = db.select({ id: menus.id }).from(menus).where(eq(menus.logoHash, images.hash));
  const onCertificate = db
    .select({ id: restaurants.ownerId })
    .from(restaurants)
    .where(eq(restaurants.kosherCertificateHash, images.hash));
  const isUnused = [notExists(onDish), notExists(onMenu), notExists(onCertificate)];
  const unused = db
    .select({ hash: images.hash })
    .from(images)
    .where(and(lt(images.createdAt, olderThan), ...isUnused))
    .limit(limit);
  const deleted = await db
    .delete(images)
    // Asked again on the row itself: one that was uploaded again meanwhile is young, and stays.
    .where(and(inArray(images.hash, unused), lt(images.createdAt, olderThan)))
    .returning({ hash: images.hash });
  return deleted.length;
};
