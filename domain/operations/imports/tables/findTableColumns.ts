import type { z } from 'zod'
import type { TableColumns, tableColumnsInput } from '#contracts/operations/imports.ts'
import { runHeavy } from '#domain/platform/heavyWork/runHeavy.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { findRememberedColumns } from './rememberedColumns.ts'
import type { readTableColumns } from './readTableColumns.ts'

/** What the owner chooses from. @throws AppError `invalid_import`, `too_large` and those of `runHeavy`. */
export async function findTableColumns(
  { pool, user }: SignedInReq,
  given: z.output<typeof tableColumnsInput>,
): Promise<TableColumns> {
  const { columns, suggested } = await runHeavy<typeof readTableColumns>('tableColumns', [given.kind, given.file], {
    person: `user ${user.id}`,
  })
  const names = columns.map(({ name }) => name)
  const remembered = await findRememberedColumns(pool, given.kind, names)
  return { columns, chosen: remembered ?? suggested, isRemembered: remembered !== null }
}
