import { type Database, returnsRow, statement } from '#database/sql.ts'
import type { Move, VoidReason } from './referralStates.ts'

type Facts = { creditCents?: number; reason?: VoidReason; now?: Date }

/** @returns false when it is in another state by now. */
export function moveReferral(
  tx: Database,
  id: number,
  { from, to }: Move,
  { creditCents, reason, now }: Facts = {},
): Promise<boolean> {
  const isDecided = to !== 'waiting'
  return returnsRow(
    tx,
    statement`
      update referrals set state = ${to}, void_reason = ${reason ?? null},
        credit_cents = case when ${isDecided}::boolean then coalesce(${creditCents ?? null}::int, credit_cents) end,
        decided_at = case when ${isDecided}::boolean then coalesce(decided_at, ${now ?? null}::timestamptz) end
      where id = ${id} and state = ${from} returning id`,
  )
}
