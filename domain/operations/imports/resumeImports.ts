import { inTransaction } from '#database/inTransaction.ts'
import { rows, sql } from '#database/sql.ts'
import { addJob } from '#domain/platform/addJob.ts'
import type { Req } from '#domain/platform/Req.ts'

/** Continues the imports of a process that was killed. */
export async function resumeImports({ pool }: Req): Promise<void> {
  await inTransaction(pool, async (tx) => {
    const moving = await rows(
      tx,
      sql<{ id: number }>`select id from imports where state in ('running', 'inviting', 'undoing')`,
    )
    for (const { id } of moving) await addJob(tx, 'advanceImport', { importId: id }, { key: importJobKey(id) })
  })
}

export const importJobKey = (importId: number): string => `import:${importId}`
