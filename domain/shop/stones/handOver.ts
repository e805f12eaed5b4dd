import { inTransaction } from '#database/inTransaction.ts'
import { type Database, returnsRow, row, sql, statement } from '#database/sql.ts'
import { lockPerson } from '#domain/people/people/locks.ts'
import { AppError } from '#domain/platform/AppError.ts'
import type { Req, SignedInReq } from '#domain/platform/Req.ts'
import { createSecretCode, hashSecretCode } from '#domain/platform/secretCode.ts'
import { type SoldStone, stonesOfLine } from './soldStones.ts'

/** Who asks: whoever may open the order, for what its buyer still has, or the person who is signed in. */
type Holder = { orderId: number } | { userId: number }

type PieceOfLine = { lineId: number; piece: number }

/**
 * Makes the code that hands a stone over, instead of an earlier one. It is stored nowhere.
 * @throws AppError `stone_not_found`, also for a stone of somebody else; `stone_not_shipped`.
 */
export async function createHandover(req: Req, { lineId, piece }: PieceOfLine, holder: Holder): Promise<string> {
  return inTransaction(req.pool, async (tx) => {
    const stone = await lockStone(tx, { lineId, piece })
    if (!stone || !isHeldBy(stone, holder)) throw new AppError('stone_not_found')
    // Until then its buyer can cancel the order, and the stone is sold to somebody else.
    if (!stone.isShipped) throw new AppError('stone_not_shipped')
    const code = createSecretCode('STONE')
    await tx.query(sql`
      insert into stone_handovers (line_id, piece, code_hash, created_by_id, created_at)
      values (${lineId}, ${piece}, ${hashSecretCode(code)}, ${req.user?.id ?? null}::int, ${req.now})
      on conflict (line_id, piece) where taken_at is null
      do update set code_hash = excluded.code_hash, created_by_id = excluded.created_by_id, created_at = excluded.created_at`)
    return code
  })
}

/** Repeated calls change nothing. @throws AppError `stone_not_found`, also for a stone of somebody else. */
export async function withdrawHandover(req: Req, { lineId, piece }: PieceOfLine, holder: Holder): Promise<void> {
  await inTransaction(req.pool, async (tx) => {
    const stone = await lockStone(tx, { lineId, piece })
    if (!stone || !isHeldBy(stone, holder)) throw new AppError('stone_not_found')
    await tx.query(sql`delete from stone_handovers where line_id = ${lineId} and piece = ${piece} and taken_at is null`)
  })
}

/**
 * Gives the stone to the person who entered its code. A code works once: one statement decides between two people.
 * @throws AppError `stone_code_not_found`, also for a code that was used or withdrawn; `own_stone`.
 */
export async function takeStone({ pool, user, now }: SignedInReq, code: string): Promise<SoldStone> {
  const hash = hashSecretCode(code)
  return inTransaction(pool, async (tx) => {
    await lockPerson(tx, user.id)
    const isOpen = await returnsRow(tx, statement`select 1 from users where id = ${user.id} and closed_at is null`)
    if (!isOpen) throw new AppError('unauthorized')
    const wanted = await row(
      tx,
      sql<PieceOfLine>`select line_id as "lineId", piece from stone_handovers where code_hash = ${hash}`,
    )
    const stone = wanted && (await lockStone(tx, wanted))
    if (!stone) throw new AppError('stone_code_not_found')
    if (stone.holderId === user.id) throw new AppError('own_stone')
    const isTaken = await returnsRow(
      tx,
      statement`
        update stone_handovers set code_hash = null, taken_by_id = ${user.id}, taken_at = ${now}
        where code_hash = ${hash} and taken_at is null returning id`,
    )
    if (!isTaken) throw new AppError('stone_code_not_found')
    return { ...stone, holderId: user.id, since: [...stone.since, now], codeSince: null }
  })
}

/** Locks its line, so that nobody makes a code for a stone while its old code is entered. */
async function lockStone(tx: Database, { lineId, piece }: PieceOfLine): Promise<SoldStone | null> {
  await tx.query(statement`select 1 from order_lines where id = ${lineId} for no key update`)
  return (await stonesOfLine(tx, lineId)).find((stone) => stone.piece === piece) ?? null
}

const isHeldBy = (stone: SoldStone, holder: Holder): boolean =>
  'userId' in holder ? stone.holderId === holder.userId : stone.orderId === holder.orderId && stone.since.length === 1
