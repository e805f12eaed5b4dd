import type { z } from 'zod'
import { importKindSchema, type importSchema, importStateSchema } from '#contracts/operations/imports.ts'
import { type Database, rows, sql } from '#database/sql.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { listProducts } from './subscriptions/listProducts.ts'

type ImportRow = {
  id: number
  kind: string
  fileName: string
  state: string
  complimentaryUntil: Date | null
  isPublished: boolean
  createdAt: Date
  startedAt: Date | null
  finishedAt: Date | null
}
type Counted = {
  importId: number
  lines: number
  create: number
  update: number
  skip: number
  refuse: number
  done: number
  undone: number
  kept: number
  invitable: number
  invited: number
}

/** Newest first. @param only counts the lines of this import; the others’ counts are 0, without products. */
async function listImports(database: Database, only: number | null): Promise<z.input<typeof importSchema>[]> {
  const found = await rows(
    database,
    sql<ImportRow>`
      select id, kind, file_name as "fileName", state, complimentary_until as "complimentaryUntil", is_published as "isPublished", created_at as "createdAt",
        started_at as "startedAt", finished_at as "finishedAt" from imports order by id desc`,
  )
  const counted = await rows(
    database,
    sql<Counted>`
      select l.import_id as "importId", count(*)::int as lines,
        count(*) filter (where l.action = 'create')::int as create,
        count(*) filter (where l.action = 'update')::int as update,
        count(*) filter (where l.action = 'skip')::int as skip,
        count(*) filter (where l.action = 'refuse')::int as refuse,
        count(*) filter (where l.result = 'done')::int as done,
        count(*) filter (where l.result = 'undone')::int as undone,
        count(*) filter (where l.result = 'kept')::int as kept,
        count(*) filter (where l.action = 'create' and l.result = 'done' and l.invited_at is null
          and u.id is not null and u.hash is null and u.email_verified_at is null and u.closed_at is null)::int as invitable,
        count(l.invited_at)::int as invited
      from import_lines l left join users u on u.id = l.user_id
      where ${only}::int is null or l.import_id = ${only} group by l.import_id`,
  )
  const products = await listProducts(database, only)
  return found.map(({ startedAt, ...one }) => {
    const counts = counted.find(({ importId }) => importId === one.id)
    return {
      ...one,
      // Written by this site only; the column's values are these.
      kind: importKindSchema.parse(one.kind),
      state: importStateSchema.parse(one.state),
      complimentaryUntil: one.complimentaryUntil?.toISOString() ?? null,
      createdAt: one.createdAt.toISOString(),
      finishedAt: one.finishedAt?.toISOString() ?? null,
      mayUndo: mayUndo({ ...one, startedAt }, found),
      products: products.get(one.id) ?? [],
      counts: counts ?? NO_LINES,
    }
  })
}

const NO_LINES = {
  lines: 0,
  create: 0,
  update: 0,
  skip: 0,
  refuse: 0,
  done: 0,
  undone: 0,
  kept: 0,
  invitable: 0,
  invited: 0,
}

export const readImports = (database: Database) => listImports(database, null)

/** @throws AppError `import_not_found`. */
export async function readImport(database: Database, id: number): Promise<z.input<typeof importSchema>> {
  const found = (await listImports(database, id)).find((one) => one.id === id)
  if (!found) throw new AppError('import_not_found')
  return found
}

/** Only the last one that was imported and not undone: a later one may have built on what an earlier one made. */
export const mayUndo = (
  { id, state, startedAt }: { id: number; state: string; startedAt: Date | null },
  all: { id: number; state: string; startedAt: Date | null }[],
): boolean =>
  state === 'done' &&
  !all.some(
    (other) =>
      other.id !== id && other.startedAt && startedAt && other.startedAt > startedAt && other.state !== 'undone',
  )
