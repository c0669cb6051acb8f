import sharp from 'sharp';

// One libvips thread per picture and no operation cache: an upload may take one core, never both,
// and an idle server keeps no decoded pixels in memory.
sharp.concurrency(1);
sharp.cache(false);

export { sharp };
