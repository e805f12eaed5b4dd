import { type Database, row, sql } from '#database/sql.ts'

export const hasProblem = async (tx: Database, orderId: number, problem: string): Promise<boolean> =>
  (await row(
    tx,
    sql`
      select id from orders
      where id = ${orderId} and ${problem.replace(/\s+/g, ' ')} = any(string_to_array(problem, E'\n'))`,
  )) !== null
