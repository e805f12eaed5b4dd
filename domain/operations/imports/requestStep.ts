import type { ImportState } from '#contracts/operations/imports.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, row, sql, statement } from '#database/sql.ts'
import { addJob } from '#domain/platform/addJob.ts'
import { recordAudit } from '#domain/platform/auditLog/recordAudit.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { readImport } from './readImports.ts'
import { importJobKey } from './resumeImports.ts'
import { subjectOf } from './subjectOf.ts'

/** @throws AppError `import_not_found`, `import_changed`. */
export const requestRun = (req: SignedInReq, id: number): Promise<void> =>
  inTransaction(req.pool, async (tx) => {
    const { state, kind } = await lockImport(tx, id)
    if (state !== 'checked') throw new AppError('import_changed')
    await tx.query(sql`update imports set started_at = ${req.now} where id = ${id}`)
    await start(tx, req, { id, kind }, 'running', 'Imported')
  })

/** @throws AppError `import_not_found`, `import_changed`. */
export const requestInvites = (req: SignedInReq, id: number): Promise<void> =>
  inTransaction(req.pool, async (tx) => {
    const { state, kind } = await lockImport(tx, id)
    const { counts } = await readImport(tx, id)
    if (state !== 'done' || counts.invitable === 0) throw new AppError('import_changed')
    await start(tx, req, { id, kind }, 'inviting', 'Invited')
  })

/** @throws AppError `import_not_found`, `import_changed`. */
export const requestUndo = (req: SignedInReq, id: number): Promise<void> =>
  inTransaction(req.pool, async (tx) => {
    const { kind } = await lockImport(tx, id)
    if (!(await readImport(tx, id)).mayUndo) throw new AppError('import_changed')
    await start(tx, req, { id, kind }, 'undoing', 'Undid')
  })

/** @throws AppError `import_not_found`, `import_changed`. */
export const discardImport = (req: SignedInReq, id: number): Promise<void> =>
  inTransaction(req.pool, async (tx) => {
    const { state, kind } = await lockImport(tx, id)
    if (state !== 'checked') throw new AppError('import_changed')
    await tx.query(sql`delete from imports where id = ${id}`)
    await recordAudit(tx, req, { what: 'Deleted', kind: 'imports', subjectId: id, subject: subjectOf(kind) })
  })

type Locked = { id: number; kind: string }

async function start(
  tx: Database,
  req: SignedInReq,
  { id, kind }: Locked,
  state: ImportState,
  what: string,
): Promise<void> {
  await tx.query(sql`update imports set state = ${state} where id = ${id}`)
  await addJob(tx, 'advanceImport', { importId: id }, { key: importJobKey(id) })
  await recordAudit(tx, req, { what, kind: 'imports', subjectId: id, subject: subjectOf(kind) })
}

/** One at a time, so that only the last one is undone. */
export async function lockImport(tx: Database, id: number): Promise<{ state: string; kind: string }> {
  await tx.query(statement`select pg_advisory_xact_lock(hashtext('imports'))`)
  const found = await row(
    tx,
    sql<{ state: string; kind: string }>`select state, kind from imports where id = ${id} for update`,
  )
  if (!found) throw new AppError('import_not_found')
  return found
}
