import type { ItemAlertKind } from '#contracts/shop/itemAlerts.ts'
import { row, sql, returnsRow, statement } from '#database/sql.ts'
import type { Req, SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { alertIdOf } from './alertKey.ts'

type Linked = {
  kind: ItemAlertKind
  isConfirmed: boolean
  isSent: boolean
  merchandiseId: number
  title: string
  size: string
  color: string
  variantId: number
  priceCents: number
}

/** @throws AppError `alert_not_found`, also for a forged key. */
export async function findLinkedItemAlert(req: Req, key: string): Promise<Linked> {
  const alert = await row(
    req.pool,
    sql<Linked>`
      select a.kind, a.confirmed_at is not null as "isConfirmed", a.sent_at is not null as "isSent", m.id as "merchandiseId",
        m.title, v.size_name as size, v.appearance_name as color, v.id as "variantId", v.retail_price_cents as "priceCents"
      from item_alerts a join variants v on v.id = a.variant_id join merchandise m on m.id = v.merchandise_id and not m.hidden
      where a.id = ${idOf(req, key)}`,
  )
  if (!alert) throw new AppError('alert_not_found')
  return alert
}

/** @throws AppError `alert_not_found`. */
export async function confirmItemAlert(req: Req, key: string): Promise<void> {
  const isThere = await returnsRow(
    req.pool,
    statement`
      update item_alerts set confirmed_at = coalesce(confirmed_at, ${req.now}) where id = ${idOf(req, key)} returning 1`,
  )
  if (!isThere) throw new AppError('alert_not_found')
}

/** A second press changes nothing. @throws AppError `alert_not_found` for a forged key. */
export async function stopItemAlert(req: Req, key: string, isAll: boolean): Promise<void> {
  const id = idOf(req, key)
  await req.pool.query(
    isAll
      ? sql`delete from item_alerts where email = (select email from item_alerts where id = ${id})`
      : sql`delete from item_alerts where id = ${id}`,
  )
}

function idOf({ payload }: Req, key: string): number {
  const id = alertIdOf(payload.secret, key)
  if (id === null) throw new AppError('alert_not_found')
  return id
}

/** @throws AppError `alert_not_found`. */
export async function deleteItemAlert({ pool, user }: SignedInReq, id: number): Promise<void> {
  const isGone = await returnsRow(
    pool,
    statement`delete from item_alerts where id = ${id} and user_id = ${user.id} and sent_at is null returning 1`,
  )
  if (!isGone) throw new AppError('alert_not_found')
}
