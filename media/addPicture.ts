import { assertStored } from '#database/assertStored.ts'
import { randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import { row, sql } from '#database/sql.ts'
import { RefusedFile } from './RefusedFile.ts'
import { storeFile } from './storeFile.ts'

type NewPicture = {
  /** A complete local file, which is moved. */
  path: string
  ownerId: number | null
  now: Date
}

/** @returns the id of the stored picture, unused as yet; null for a file that is none, or can’t be read. */
export async function addPicture(pool: Pool, { path, ownerId, now }: NewPicture): Promise<number | null> {
  const ticket = randomBytes(24).toString('base64url')
  const added = await row(
    pool,
    sql<{ id: number }>`
      insert into media (state, owner_id, ticket, ticket_expires_at, created_at, updated_at)
      values ('receiving', ${ownerId}, ${ticket}, ${now}, ${now}, ${now}) returning id`,
  )
  assertStored(added, 'picture')
  try {
    const { kind } = await storeFile(pool, added.id, path)
    return kind === 'image' ? added.id : null
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error
    await pool.query(sql`delete from media where id = ${added.id}`)
    return null
  }
}
