import type { Cents } from '#contracts/shared/money.ts'
import { type Database, row, sql } from '#database/sql.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { hashSecretCode } from '#domain/platform/secretCode.ts'

type GiftCardRow = { lastFour: string | null; isFrozen: boolean; balanceCents: Cents }

/** @throws AppError `gift_card_not_found`, also for a deactivated one; `gift_card_frozen`. */
export async function readGiftBalance(
  database: Database,
  plainCode: string,
): Promise<{ lastFour: string; balanceCents: Cents }> {
  const card = await row(
    database,
    sql<GiftCardRow>`
      select last_four as "lastFour", frozen_at is not null as "isFrozen",
        coalesce((select coalesce(sum(cents), 0) from gift_card_entries e where e.gift_card_id = g.id), 0) as "balanceCents"
      from gift_cards g where code_hash = ${hashSecretCode(plainCode)} and is_active`,
  )
  if (!card) throw new AppError('gift_card_not_found')
  if (card.isFrozen) throw new AppError('gift_card_frozen')
  return { lastFour: card.lastFour ?? '', balanceCents: card.balanceCents }
}
