import type { Cents } from '#contracts/shared/money.ts'
import { type Database, sql } from '#database/sql.ts'

/** The first row of its ledger. */
export async function issueGiftCard(
  tx: Database,
  giftCardId: number,
  cents: Cents,
  what: 'Issued' | 'Bought',
): Promise<void> {
  await tx.query(
    sql`insert into gift_card_entries (gift_card_id, cents, what) values (${giftCardId}, ${cents}, ${what})`,
  )
}
