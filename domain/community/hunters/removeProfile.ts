import { type Database, row, sql } from '#database/sql.ts'
import { releaseUpload } from '#domain/platform/uploads/releaseUpload.ts'
import { renameMentions } from './renameMentions.ts'
import { shownName } from './shownName.ts'

type Person = { handle: string; role: 'owner' | 'editor' | 'moderator' | 'shop' | null; fullName: string }

/** What a deleted profile leaves behind: its picture, and its name in the comments of others. */
export async function removeProfile(tx: Database, userId: number, pictureId: number | null): Promise<void> {
  if (pictureId !== null) await releaseUpload(tx, pictureId)
  const person = await row(
    tx,
    sql<Person>`
      select handle, role, concat_ws(' ', first_name, last_name)::text as "fullName" from users where id = ${userId}`,
  )
  if (person) await renameMentions(tx, userId, shownName({ ...person, profileName: null }))
}
