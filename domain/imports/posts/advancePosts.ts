import { inPayloadTransaction } from '#database/inPayloadTransaction.ts'
import { type Database, type Json, returnsRow, row, sql, statement } from '#database/sql.ts'
import type { Req } from '../../Req.ts'
import { insertImportedPost } from './insertImportedPost.ts'
import { type PostLine, postLineSchema } from './PostLine.ts'
import { storePictures } from './storePictures.ts'

type Planned = { line: number; data: Json; ownerId: number | null; isPublished: boolean }

/**
 * Imports one post after the other. Its pictures are loaded first; then the post and its result are one transaction, so a
 * killed import continues with the next post, and none is made twice.
 */
export async function advancePosts(req: Req, importId: number, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted && (await importNext(req, importId)));
}

/** @returns whether there may be more. */
async function importNext(req: Req, importId: number): Promise<boolean> {
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
  const { line, data, ownerId, isPublished } = planned
  const read = postLineSchema.safeParse(data)
  if (!read.success) {
    await storeResult(
      req.pool,
      { importId, line },
      { reason: 'Could not be read. Import the file again.', postId: null },
      req.now,
    )
    return true
  }
  const post = read.data
  const pictures = await storePictures(req, { importId, ownerId }, post)
  await inPayloadTransaction(req.payload, async (tx, transaction) => {
    if (!(await lockLine(tx, importId, line))) return
    const known = statement`select 1 from imported_posts where source = ${post.source}`
    const result = (await returnsRow(tx, known))
      ? { reason: 'Was imported before.', postId: null }
      : await insertImportedPost(tx, { req, transaction }, { post, ownerId, isPublished, pictures })
    await storeResult(tx, { importId, line }, result, req.now)
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

export type PostResult = { postId: number | null; reason: string }

/** Without a post it becomes a skipped line. */
async function storeResult(
  tx: Database,
  { importId, line }: { importId: number; line: number },
  { postId, reason }: PostResult,
  now: Date,
): Promise<void> {
  const isDone = postId !== null
  await tx.query(sql`
    update import_lines set reason = ${reason}, post_id = ${postId}, action = case when ${isDone} then action else 'skip' end,
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

export type Imported = { post: PostLine; ownerId: number | null; isPublished: boolean; pictures: Map<string, number> }
