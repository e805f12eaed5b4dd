import { returnsRow, row, sql, statement } from '#database/sql.ts'
import type { Req } from '#domain/platform/Req.ts'

const SLUG = 'laguna-2026'
const PARTS = [
  { title: 'Dawn to dusk on the ridges', category: 'hunt' },
  { title: 'Field notebook: the north quarry', category: 'field-notes' },
  { title: 'First light on the Laguna bands', category: 'hunt' },
] as const

/** Through the Local API, as the panel does: a post that joins a series becomes its last part. */
export async function seedSeries({ payload, pool }: Req): Promise<void> {
  if (await returnsRow(pool, statement`select id from series where slug = ${SLUG}`)) return
  const posts = await Promise.all(PARTS.map(({ title }) => findPost(pool, title)))
  const { id: series } = await payload.create({
    collection: 'series',
    data: {
      title: 'Laguna 2026',
      slug: SLUG,
      description:
        'One nodule from the first sight of the slope to the first cut: a day of looking, three days of digging, and forty minutes at the saw.',
      cover: posts.at(-1)?.coverId ?? null,
    },
    overrideAccess: true,
  })
  for (const [index, { category }] of PARTS.entries()) {
    const id = posts[index]?.id
    if (id)
      await payload.update({ collection: 'posts', id, data: { series, category }, depth: 0, overrideAccess: true })
  }
}

async function findPost(pool: Req['pool'], title: string): Promise<{ id: number; coverId: number | null }> {
  const post = await row(
    pool,
    sql<{ id: number; coverId: number | null }>`select id, cover_id as "coverId" from posts where title = ${title}`,
  )
  if (!post) throw new Error(`The demo has no post “${title}”`)
  return post
}
