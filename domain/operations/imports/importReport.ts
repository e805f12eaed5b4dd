import type { ImportLine } from '#contracts/operations/imports.ts'
import type { Database } from '#database/sql.ts'
import type { Columns } from '#domain/platform/csv.ts'
import { readImportLines } from './readImportLines.ts'

const PAGE = 1_000

export async function* listReportLines(database: Database, id: number): AsyncGenerator<ImportLine> {
  for (let after = 0; ;) {
    const { lines, hasMore } = await readImportLines(database, id, { after }, PAGE)
    yield* lines
    const last = lines.at(-1)
    if (!last || !hasMore) return
    after = last.line
  }
}

const ACTIONS = { create: 'New', update: 'Changed', skip: 'Skipped', refuse: 'Refused' }
const RESULTS = { planned: 'Not imported', done: 'Imported', undone: 'Undone', kept: 'Kept by the undo' }

export const reportColumns: Columns<ImportLine> = [
  { title: 'Line', value: ({ line }) => line },
  { title: 'Email or source', value: ({ key }) => key },
  { title: 'Name or title', value: ({ name }) => name },
  { title: 'Action', value: ({ action }) => ACTIONS[action] },
  { title: 'Result', value: ({ result }) => RESULTS[result] },
  { title: 'Reason', value: ({ reason }) => reason },
]
