import { type Database, returnsRow, statement } from '#database/sql.ts'

export const hasVotes = (database: Database, guessId: number): Promise<boolean> =>
  returnsRow(database, statement`select 1 from guess_votes where guess_id = ${guessId} limit 1`)
