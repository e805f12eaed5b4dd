import type { ItemAlertKind } from '#contracts/shop/itemAlerts.ts'
import { rows, sql } from '#database/sql.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'

type OwnItemAlert = { id: number; variantId: number; kind: ItemAlertKind; isConfirmed: boolean }

export const listItemAlerts = ({ pool, user }: SignedInReq): Promise<OwnItemAlert[]> =>
  rows(
    pool,
    sql<OwnItemAlert>`
      select id, variant_id as "variantId", kind, confirmed_at is not null as "isConfirmed" from item_alerts
      where user_id = ${user.id} and sent_at is null order by id`,
  )
