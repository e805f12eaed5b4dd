import { type Database, sql } from '#database/sql.ts'

/** Comments that mention a person show the name of today. */
export async function renameMentions(tx: Database, userId: number, name: string): Promise<void> {
  const replacement = `@${name.replaceAll('\\', '\\\\')}`
  await tx.query(sql`
    update comments c
    set content = regexp_replace(c.content, '@' || regexp_replace(m.name, '([^[:alnum:][:space:]_])', '\\\\\\1', 'g') || '(?!\\w)', ${replacement}, 'g')
    from comment_mentions m where m.comment_id = c.id and m.user_id = ${userId} and m.name <> ${name}`)
  await tx.query(sql`update comment_mentions set name = ${name} where user_id = ${userId}`)
}
