import {
  IMPORT_LIMITS,
  type ImportInput,
  isPostKind,
  type MemberKind,
  POST_IMPORT_LIMITS,
  type PostImportKind,
} from '#contracts/imports.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, row, sql } from '#database/sql.ts'
import { recordAudit } from '../audit/recordAudit.ts'
import type { SignedInReq } from '../Req.ts'
import { decodeText } from './decodeText.ts'
import { importProblem } from './importProblem.ts'
import { readPosts } from './posts/readPosts.ts'
import { storePostLines } from './posts/storePostLines.ts'
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
  const { kind, fileName, isPublished } = input
  const until = input.complimentaryUntil ? new Date(input.complimentaryUntil) : null
  if (until && until <= req.now) throw importProblem('The complimentary memberships would have ended already.')
  const { count, store } = isPostKind(kind)
    ? await readPostFile(input, kind)
    : await readMemberFile(input, kind, req.now)
  return inTransaction(req.pool, async (tx) => {
    const created = await row(
      tx,
      sql<{ id: number }>`
        insert into imports (kind, file_name, state, complimentary_until, is_published, created_by_id, created_at)
        values (${kind}, ${fileName}, 'checked', ${until}, ${isPublished}, ${req.user.id}, ${req.now}) returning id`,
    )
    if (!created) throw new Error('The import was not stored')
    await store(tx, created.id)
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

type Checked = { count: number; store: (tx: Database, importId: number) => Promise<void> }

async function readMemberFile(input: ImportInput, kind: MemberKind, now: Date): Promise<Checked> {
  const { file, complimentaryUntil } = input
  const lines = readMembers(kind, await readCsv(decodeText(await unpack(file, IMPORT_LIMITS.bytes))))
  if (lines.length === 0) throw importProblem('That file has no lines besides the names of its columns.')
  const until = complimentaryUntil ? new Date(complimentaryUntil) : null
  return { count: lines.length, store: (tx, importId) => storeLines(tx, lines, { importId, until, now }) }
}

async function readPostFile({ file, oldSite, isPublished }: ImportInput, kind: PostImportKind): Promise<Checked> {
  const bytes = await unpack(file, POST_IMPORT_LIMITS.bytes)
  const read = await readPosts(kind, bytes, { oldSite: oldSite === undefined ? null : new URL(oldSite) })
  return { count: read.posts.length, store: (tx, importId) => storePostLines(tx, read, { importId, isPublished }) }
}
