import { DAY_MS } from '#contracts/shared/dayMs.ts'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { returnsRow, row, sql, statement } from '#database/sql.ts'
import { chooseFindOfMonth } from '#domain/community/loggedFinds/findOfMonth.ts'
import { addFindPhoto } from '#domain/community/loggedFinds/findPhotos.ts'
import { logFind } from '#domain/community/loggedFinds/logFind.ts'
import { nextCatalogueNumber } from '#domain/community/loggedFinds/nextCatalogueNumber.ts'
import type { Req } from '#domain/platform/Req.ts'
import { projectRoot } from '#env'
import type { People } from '../people.ts'
import { type DemoFind, findList } from './findList.ts'

/** A member's log, and a find of the month. */
export async function seedFinds(req: Req, people: People): Promise<void> {
  if (await returnsRow(req.pool, statement`select 1 from logged_finds limit 1`)) return
  const lena = await row(
    req.pool,
    sql<{ id: number; email: string; handle: string }>`
      select id, email, handle from users where email = 'lena@members.stonehunt.test'`,
  )
  if (!lena) throw new Error('The demo has no Lena')
  const finders = { subscriber: people.subscriber, lena: { ...people.subscriber, ...lena } }
  for (const [index, find] of findList.entries()) await seedFind(req, people, finders[find.by], find, index)
}

async function seedFind(
  req: Req,
  people: People,
  finder: People['subscriber'],
  { daysAgo, photo, isChosen = false, stone, place, state, notes, point }: DemoFind,
  index: number,
): Promise<void> {
  const foundAt = new Date(req.now.getTime() - daysAgo * DAY_MS)
  const own = { ...req, now: foundAt, user: finder }
  const { id } = await logFind(own, {
    catalogueNumber: nextCatalogueNumber(foundAt.getUTCFullYear(), index),
    foundOn: foundAt.toISOString().slice(0, 10),
    mayShow: isChosen,
    showName: isChosen,
    ...{ stone, place, state, notes, point },
  })
  const bytes = await readFile(join(projectRoot, 'media/demo/gallery', photo))
  await addFindPhoto(own, Number(id), bytes.toString('base64'))
  if (isChosen) await chooseFindOfMonth({ ...req, user: people.employee }, Number(id), true)
}
