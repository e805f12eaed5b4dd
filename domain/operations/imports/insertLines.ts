import { type Database, sql } from '#database/sql.ts'
import type { Decision } from './decideMember.ts'

/** In one statement. A post can have a megabyte. */
const AT_ONCE = { lines: 200, characters: 2_000_000 }

export type DecidedLine = Decision & {
  line: number
  key: string
  /** What the line says, in our words. */
  json: string
  /** The account with its address. */
  userId?: number | null
}

/** Stores what happens with each line. */
export async function insertLines(tx: Database, importId: number, lines: DecidedLine[]): Promise<void> {
  for (const some of batchesOf(lines))
    await tx.query(sql`
      insert into import_lines (import_id, line, key, data, action, reason, user_id, result)
      select ${importId}::int, line, key, data::jsonb, action, reason, user_id, 'planned'
      from unnest(${some.map(({ line }) => line)}::int[], ${some.map(({ key }) => key)}::varchar[],
        ${some.map(({ json }) => json)}::varchar[], ${some.map(({ action }) => action)}::varchar[],
        ${some.map(({ reason }) => reason)}::varchar[], ${some.map(({ userId = null }) => userId)}::int[])
        as given (line, key, data, action, reason, user_id)`)
}

function* batchesOf(lines: DecidedLine[]): Generator<DecidedLine[]> {
  let batch: DecidedLine[] = []
  let characters = 0
  for (const line of lines) {
    const isFull = batch.length === AT_ONCE.lines || characters + line.json.length > AT_ONCE.characters
    if (isFull && batch.length > 0) {
      yield batch
      batch = []
      characters = 0
    }
    batch.push(line)
    characters += line.json.length
  }
  if (batch.length > 0) yield batch
}
