// The same work on every machine, of the kind that pages and the server do: objects are made, sorted, written and read.
let seed = 1;
const next = () => {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed;
};
for (let round = 0; round < 80; round += 1) {
  const rows = Array.from({ length: 4_000 }, () => ({
    id: next(),
    name: `dish ${next()}`,
    price: next() % 10_000,
  }));
  rows.sort((a, b) => a.price - b.price || a.name.localeCompare(b.name));
  JSON.parse(JSON.stringify(rows));
}
