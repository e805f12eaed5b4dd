import { splitMentions } from '#contracts/community/mentions.ts'
import { type Database, rows, sql } from '#database/sql.ts'
import { type NamedPerson, shownName } from '../hunters/shownName.ts'

type Person = NamedPerson & { id: number }

/**
 * Only people who have a visible comment below the same post can be mentioned, by the name that is shown there. Others
 * stay plain text, so that nobody learns who is a member.
 */
export async function storeMentions(tx: Database, commentId: number, handles: readonly string[]): Promise<void> {
  await tx.query(sql`delete from comment_mentions where comment_id = ${commentId}`)
  if (handles.length === 0) return
  const people = await rows(
    tx,
    sql<Person & { content: string }>`
      select u.id, u.handle, u.role, concat_ws(' ', u.first_name, u.last_name)::text as "fullName", p.name as "profileName", c.content
      from comments c join users u on u.handle = any(${handles}) and u.closed_at is null and u.id <> c.author_id
      left join profiles p on p.user_id = u.id
      where c.id = ${commentId}
        and exists (select 1 from comments o where o.post_id = c.post_id and o.author_id = u.id and o.status = 'visible')`,
  )
  const named = people.map((person) => ({ id: String(person.id), name: shownName(person) }))
  const found = splitMentions(people[0]?.content ?? '', named).flatMap(({ id }) => (id === null ? [] : [Number(id)]))
  for (const [place, id] of [...new Set(found)].entries())
    await tx.query(sql`
      insert into comment_mentions (comment_id, user_id, name, place)
      values (${commentId}, ${id}, ${named.find((person) => person.id === String(id))?.name ?? ''}, ${place})`)
}
