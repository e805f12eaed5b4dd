import { row, sql } from '#database/sql.ts'
import { changeProfile } from '#domain/community/hunters/profile.ts'
import type { Req } from '#domain/platform/Req.ts'
import type { People } from '../people.ts'

/** Most members stay “Hunter” and four characters; a few chose a name. */
const NAMES: Record<string, string> = { Lena: 'Lena of the Lake', Imre: 'Imre K.', Rosa: 'Rosa Quartz' }

export async function seedProfiles(req: Req, people: People): Promise<void> {
  for (const [by, name] of Object.entries(NAMES)) {
    const person = await row(
      req.pool,
      sql<{ id: number; email: string; handle: string }>`
        select id, email, handle from users where email = ${`${by.toLowerCase()}@members.stonehunt.test`}`,
    )
    if (!person) throw new Error(`The demo has no ${by}`)
    await changeProfile({ ...req, user: { ...people.subscriber, ...person } }, { name })
  }
}
