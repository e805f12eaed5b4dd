const PAGE = 1000

/**
 * Rows in the order of their ids. Pages are read while the export is sent, so that it needs no memory for all of it.
 *
 * @param read the first rows after an id.
 */
export async function* readInPages<Row extends { id: number }>(
  read: (after: number, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row> {
  for (let after = 0; ;) {
    const page = await read(after, PAGE)
    yield* page
    const last = page.at(-1)
    if (!last || page.length < PAGE) return
    after = last.id
  }
}
