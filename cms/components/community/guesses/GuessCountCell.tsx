import type { DefaultServerCellComponentProps } from 'payload'
import { poolOf } from '#database/poolOf.ts'
import { countGuessVotes } from '#domain/operations/reports/readGuessFile.ts'

export async function GuessCountCell({ payload, rowData }: DefaultServerCellComponentProps) {
  return (
    <span>
      {await countGuessVotes(poolOf(payload), Number((rowData as Partial<{ id: number }> | undefined)?.id ?? 0))}
    </span>
  )
}
