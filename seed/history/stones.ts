import { DAY_MS } from '#contracts/shared/dayMs.ts'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PhotoKind } from '#contracts/community/identifications.ts'
import { returnsRow, row, sql, statement } from '#database/sql.ts'
import type { Req } from '#domain/platform/Req.ts'
import { projectRoot } from '#env'
import { cleanPhoto } from '#media/cleanPhoto.ts'

type DemoStone = {
  askedDaysAgo: number
  sizeMm: number
  note: string
  photos: Partial<Record<PhotoKind, string>>
  answer?: { name: string; reasons: string }
}

const stoneList: DemoStone[] = [
  {
    askedDaysAgo: 12,
    sizeMm: 64,
    note: 'From a gravel bar. The inside is nearly see-through.',
    photos: { dry: 'fairburn-slice.webp', scale: 'crooked-fortification.webp' },
    answer: {
      name: 'Fortification agate',
      reasons:
        'The bands follow the walls of the hole it grew in, with sharp corners. It is waxy and leaves no streak.',
    },
  },
  {
    askedDaysAgo: 6,
    sizeMm: 48,
    note: 'Green all the way through. Is it jade?',
    photos: { dry: 'moss-macro.webp', scale: 'green-geode.webp' },
    answer: {
      name: 'Moss agate',
      reasons:
        'The green is in branches, not in the stone itself: a mineral that grew into clear chalcedony. Jade is tougher and even in color.',
    },
  },
  {
    askedDaysAgo: 1,
    sizeMm: 90,
    note: 'It feels light for its size and rattles a little.',
    photos: { dry: 'thunder-egg-red.webp', scale: 'thunder-egg-four.jpg' },
  },
]

/** What members ask about. The answered ones are shown to everyone. */
export async function seedStones(req: Req): Promise<void> {
  if (await returnsRow(req.pool, statement`select 1 from identifications limit 1`)) return
  for (const [index, stone] of stoneList.entries()) await seedStone(req, stone, index)
}

async function seedStone({ pool, now }: Req, stone: DemoStone, index: number): Promise<void> {
  const { askedDaysAgo, sizeMm, note, photos, answer } = stone
  const askedAt = new Date(now.getTime() - askedDaysAgo * DAY_MS)
  const answeredAt = answer ? new Date(askedAt.getTime() + 2 * DAY_MS) : null
  const added = await row(
    pool,
    sql<{ id: number }>`
      insert into identifications (user_id, status, is_member, asked_at, size_mm, note, is_public, answer_name, confidence, reasons,
        answered_at, created_at, updated_at)
      select id, case when ${answer === undefined} then 'waiting' else 'answered' end::enum_identifications_status, true, ${askedAt},
        ${sizeMm}::numeric, ${note}, true, ${answer?.name ?? null}, case when ${answer !== undefined} then 'certain'::enum_identifications_confidence end,
        ${answer?.reasons ?? null}, ${answeredAt}::timestamptz, ${askedAt}::timestamptz, ${askedAt}::timestamptz
      from users where email like '%@members.stonehunt.test' order by id offset ${index} limit 1 returning id`,
  )
  if (!added) return
  for (const [kind, file] of Object.entries(photos)) {
    const bytes = await cleanPhoto(await readFile(join(projectRoot, 'media/demo/gallery', file)))
    await pool.query(sql`
      insert into stone_photos (identification_id, kind, bytes, created_at)
      values (${added.id}, ${kind}, decode(${bytes.toString('base64')}, 'base64'), ${askedAt})`)
  }
}
