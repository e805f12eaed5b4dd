type Page = { starting_after?: string }

export async function readAllPages<Item extends { id: string }>(
  readPage: (page: Page) => Promise<{ data: Item[]; has_more: boolean }>,
): Promise<Item[]> {
  const all: Item[] = []
  for (let page: Page = {}; ;) {
    const { data, has_more: hasMore } = await readPage(page)
    all.push(...data)
    const last = data.at(-1)
    if (!hasMore || !last) return all
    page = { starting_after: last.id }
  }
}
