import { type Database, returnsRow, statement } from '#database/sql.ts'

export const hasProblem = async (tx: Database, orderId: number, problem: string): Promise<boolean> =>
  returnsRow(
    tx,
    statement`
      select id from orders
      where id = ${orderId} and ${problem.replace(/\s+/g, ' ')} = any(string_to_array(problem, E'\n'))`,
  )
