import { assertStored } from '#database/assertStored.ts'
import { problem } from '#contracts/shared/problem.ts'
import { type ImportInput, isTableKind } from '#contracts/operations/imports.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { row, sql } from '#database/sql.ts'
import { recordAudit } from '#domain/platform/auditLog/recordAudit.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { importProblem } from './importProblem.ts'
import { readImportFile } from './readImportFile.ts'
import { rememberColumns } from './tables/rememberedColumns.ts'
import { subjectOf } from './subjectOf.ts'

/**
 * Decides about each line and stores that, not the file. Nothing else changes.
 * @throws AppError `invalid_import`, `too_large`.
 */
export async function checkImport(req: SignedInReq, input: ImportInput): Promise<number> {
  const { kind, fileName, isPublished, columns } = input
  const until = input.complimentaryUntil ? new Date(input.complimentaryUntil) : null
  if (until && until <= req.now) throw importProblem(problem('The complimentary memberships would have ended already.'))
  const { count, store } = await readImportFile(req, input, `user ${req.user.id}`)
  return inTransaction(req.pool, async (tx) => {
    const created = await row(
      tx,
      sql<{ id: number }>`
        insert into imports (kind, file_name, state, complimentary_until, is_published, created_by_id, created_at)
        values (${kind}, ${fileName}, 'checked', ${until}, ${isPublished}, ${req.user.id}, ${req.now}) returning id`,
    )
    assertStored(created, 'import')
    await store(tx, created.id)
    if (columns && isTableKind(kind)) await rememberColumns(tx, kind, { columns, now: req.now })
    await recordAudit(tx, req, {
      what: 'Checked',
      kind: 'imports',
      subjectId: created.id,
      subject: subjectOf(kind),
      details: [{ field: 'Lines', before: null, after: String(count) }],
    })
    return created.id
  })
}
