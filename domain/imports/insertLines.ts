import { type Database, sql } from '#database/sql.ts'
import type { Decision } from './decideMember.ts'

/** A post can have a megabyte. */
const AT_ONCE = 200

export type DecidedLine = Decision & {
  line: number
  key: string
  /** What the line says, in our words. */
  data: unknown
  /** The account with its address. */
  userId?: number | null
}

/** Stores what happens with each line. */
export async function insertLines(tx: Database, importId: number, lines: DecidedLine[]): Promise<void> {
  for (let at = 0; at < lines.length; at += AT_ONCE) {
    const some = lines.slice(at, at + AT_ONCE)
    await tx.query(sql`
      insert into import_lines (import_id, line, key, data, action, reason, user_id, result)
      select ${importId}::int, line, key, data::jsonb, action, reason, user_id, 'planned'
      from unnest(${some.map(({ line }) => line)}::int[], ${some.map(({ key }) => key)}::varchar[],
        ${some.map(({ data }) => JSON.stringify(data))}::varchar[], ${some.map(({ action }) => action)}::varchar[],
        ${some.map(({ reason }) => reason)}::varchar[], ${some.map(({ userId = null }) => userId)}::int[])
        as given (line, key, data, action, reason, user_id)`)
  }
}
