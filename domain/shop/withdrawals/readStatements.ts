import { z } from 'zod'
import { type Database, dynamicSql, parsedRows } from '#database/sql.ts'

const statementRow = z.object({
  id: z.number(),
  formKey: z.string().nullable(),
  email: z.string(),
  submittedAt: z.date(),
  items: z.array(z.object({ id: z.number(), quantity: z.number() })),
})
export type StoredStatement = z.infer<typeof statementRow>

/** In the order they were made. */
export const readStatements = (database: Database, orderId: number): Promise<StoredStatement[]> =>
  parsedRows(
    database,
    statementRow,
    dynamicSql`
      select id, form_key as "formKey", email, submitted_at as "submittedAt", items
      from withdrawals where order_id = ${orderId} order by id`,
  )
