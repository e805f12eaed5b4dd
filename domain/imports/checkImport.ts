import type { ImportInput } from '#contracts/imports.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { row, sql } from '#database/sql.ts'
import { recordAudit } from '../audit/recordAudit.ts'
import type { SignedInReq } from '../Req.ts'
import { decodeText } from './decodeText.ts'
import { importProblem } from './importProblem.ts'
import { readCsv } from './readCsv.ts'
import { readMembers } from './readMembers.ts'
import { storeLines } from './storeLines.ts'
import { subjectOf } from './subjectOf.ts'
import { unpack } from './unpack.ts'

/**
 * Decides about each line and stores that, not the file. Nothing else changes.
 * @throws ShopError `invalid_import`, `too_large`.
 */
export async function checkImport(req: SignedInReq, input: ImportInput): Promise<number> {
  const { kind, fileName, file } = input
  const until = input.complimentaryUntil ? new Date(input.complimentaryUntil) : null
  if (until && until <= req.now) throw importProblem('The complimentary memberships would have ended already.')
  const lines = readMembers(kind, await readCsv(decodeText(await unpack(file))))
  if (lines.length === 0) throw importProblem('That file has no lines besides the names of its columns.')
  return inTransaction(req.pool, async (tx) => {
    const created = await row(
      tx,
      sql<{ id: number }>`
        insert into imports (kind, file_name, state, complimentary_until, created_by_id, created_at)
        values (${kind}, ${fileName}, 'checked', ${until}, ${req.user.id}, ${req.now}) returning id`,
    )
    if (!created) throw new Error('The import was not stored')
    await storeLines(tx, lines, { importId: created.id, until, now: req.now })
    await recordAudit(tx, req, {
      what: 'Checked',
      kind: 'imports',
      subjectId: created.id,
      subject: subjectOf(kind),
      details: [{ field: 'Lines', before: null, after: String(lines.length) }],
    })
    return created.id
  })
}
