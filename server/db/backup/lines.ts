const newline = 0x0a;

/**
 * What stands between newlines. Node's readline also ends a line at U+2028 and U+2029, which JSON leaves as they are: a guest's note
 * with one of them was two lines.
 */
export async function* linesIn(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let begun: Buffer[] = [];
  for await (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, from)) {
      begun.push(chunk.subarray(from, end));
      yield Buffer.concat(begun);
      begun = [];
      from = end + 1;
    }
    if (from < chunk.length) begun.push(chunk.subarray(from));
  }
  if (begun.length > 0) yield Buffer.concat(begun);
}
