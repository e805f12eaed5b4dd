import { may, type Role } from '#contracts/platform/roles.ts'
import { type Database, row, sql } from '#database/sql.ts'

type Person = { role?: Role | null } | null | undefined
type NextPost = { id: number; title: string; at: Date }
type NextLetter = { id: number; subject: string; at: Date; isStarted: boolean }
/** Null: nothing is planned. Undefined: this person doesn’t write any. */
type Next = { post: NextPost | null | undefined; letter: NextLetter | null | undefined }

/** What goes out next. */
export async function readNext(database: Database, person: Person): Promise<Next> {
  const [post, letter] = await Promise.all([
    may(person, 'writePosts') ? findPost(database) : undefined,
    may(person, 'writeLetters') ? findLetter(database) : undefined,
  ])
  return { post, letter }
}

/** Also one whose film is still being converted: it becomes a scheduled post when that is done. */
const findPost = (database: Database): Promise<NextPost | null> =>
  row(
    database,
    sql<{ id: number; title: string; at: Date }>`
      select id, title, publish_at as at from posts
      where (status = 'scheduled' or (status = 'processing' and prepared_status = 'scheduled'))
        and publish_at is not null and deleted_at is null
      order by publish_at, id limit 1`,
  )

const findLetter = (database: Database): Promise<NextLetter | null> =>
  row(
    database,
    sql<NextLetter>`
      select l.id, l.subject, m.starts_at as at, m.started_at is not null as "isStarted"
      from mailings m join letters l on l.id = m.letter_id
      where m.finished_at is null order by m.starts_at, m.id limit 1`,
  )
