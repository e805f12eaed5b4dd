import type { z } from 'zod'
import { inPayloadTransaction } from '#database/inPayloadTransaction.ts'
import { type Database, type Json, returnsRow, row, sql, statement } from '#database/sql.ts'
import type { Around as AroundPost } from '#domain/content/posts/storePost.ts'
import type { Req } from '#domain/platform/Req.ts'
import type { Decision } from './decideMember.ts'
import { storePictures } from './storePictures.ts'
import { tryLine, UNREADABLE, UNSTORED } from './tryLine.ts'

/** What a line became. Without either it is skipped. */
export type LineResult = { postId?: number; productId?: number; reason: string }

export type Around = { req: Req; transaction: AroundPost['transaction'] }

export type Given<Data> = {
  data: Data
  ownerId: number | null
  isPublished: boolean
  /** The ids of those that could be loaded, by how the file names them. */
  pictures: Map<string, number>
}

/** What a line made, while it is undone. */
export type Made = { postId: number | null; productId: number | null; doneAt: Date | null }

/** How lines with pictures are imported, and undone. */
export type LineKind<Data> = {
  schema: z.ZodType<Data>
  picturesOf: (data: Data) => string[]
  /** Decides again: it may have been made since the check. */
  insert: (tx: Database, around: Around, given: Given<Data>) => Promise<LineResult>
  /** @returns false if it was changed since, and stays. */
  remove: (tx: Database, around: Around, made: Made) => Promise<boolean>
  /** Why a line stays. */
  keptReason: string
}

type LineDecision = Partial<Decision> & { postId?: number | null; productId?: number | null }

type Planned = { line: number; data: Json; ownerId: number | null; isPublished: boolean }

/**
 * Imports one line after the other. Its pictures are loaded first; then what it makes and its result are one transaction, so
 * a killed import continues with the next line, and nothing is made twice.
 */
export async function advanceLines<Data>(
  req: Req,
  importId: number,
  kind: LineKind<Data>,
  signal?: AbortSignal,
): Promise<void> {
  while (!signal?.aborted && (await importNext(req, importId, kind)));
}

/** @returns whether there may be more. */
async function importNext<Data>(req: Req, importId: number, kind: LineKind<Data>): Promise<boolean> {
  const planned = await row(
    req.pool,
    sql<Planned>`
      select l.line, l.data, i.created_by_id as "ownerId", i.is_published as "isPublished"
      from imports i join import_lines l on l.import_id = i.id and l.action = 'create' and l.result = 'planned'
      where i.id = ${importId} and i.state = 'running' order by l.line limit 1`,
  )
  if (!planned) {
    await finish(req, importId)
    return false
  }
  const { line, data: stored, ownerId, isPublished } = planned
  const read = kind.schema.safeParse(stored)
  if (!read.success) {
    await storeResult(req.pool, { importId, line }, UNREADABLE, req.now)
    return true
  }
  const data = read.data
  const pictures = await storePictures(req, { importId, ownerId }, kind.picturesOf(data))
  await inPayloadTransaction(req.payload, async (tx, transaction) => {
    if (!(await lockLine(tx, importId, line))) return
    const result = await tryLine(tx, { log: req.log, importId, line }, () =>
      kind.insert(tx, { req, transaction }, { data, ownerId, isPublished, pictures }),
    )
    await storeResult(tx, { importId, line }, result ?? UNSTORED, req.now)
    if (!result) return
    if (result.postId !== undefined || result.productId !== undefined)
      await tx.query(sql`
        update media set used_at = ${req.now}, ticket = null where id = any(${[...pictures.values()]}::int[])`)
  })
  return true
}

/** False when another run has done it. */
const lockLine = (tx: Database, importId: number, line: number): Promise<boolean> =>
  returnsRow(
    tx,
    statement`
      select 1 from import_lines l join imports i on i.id = l.import_id and i.state = 'running'
      where l.import_id = ${importId} and l.line = ${line} and l.result = 'planned' and l.action = 'create' for update of l`,
  )

async function storeResult(
  tx: Database,
  { importId, line }: { importId: number; line: number },
  { postId = null, productId = null, action = 'skip', reason }: LineDecision,
  now: Date,
): Promise<void> {
  const isDone = postId !== null || productId !== null
  await tx.query(sql`
    update import_lines set reason = ${reason ?? null}, post_id = ${postId}, product_id = ${productId},
      action = case when ${isDone} then action else ${action} end,
      result = case when ${isDone} then 'done' else result end, done_at = case when ${isDone} then ${now}::timestamptz end
    where import_id = ${importId} and line = ${line}`)
}

async function finish({ pool, now }: Req, importId: number): Promise<void> {
  await pool.query(sql`
    with done as (
      update imports set state = 'done', finished_at = coalesce(finished_at, ${now})
      where id = ${importId} and state = 'running' returning id)
    delete from import_files where import_id in (select id from done)`)
}
