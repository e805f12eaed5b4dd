import { articleAddress } from '#contracts/shop/articleAddress.ts'
import type { ItemAlertKind } from '#contracts/shop/itemAlerts.ts'
import type { Language } from '#contracts/shared/languages.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, rows, sql } from '#database/sql.ts'
import { queueMail } from '#domain/platform/mail/queueMail.ts'
import { makersOffered } from '../catalogue/makersOffered.ts'
import type { Req } from '#domain/platform/Req.ts'
import { alertKey } from './alertKey.ts'

const AT_ONCE = 500

type Due = {
  id: number
  kind: ItemAlertKind
  email: string
  language: Language
  oldCents: number
  merchandiseId: number
  /** Of the owner's goods. */
  productId: number | null
  title: string
  variantId: number
  size: string
  color: string
  priceCents: number
}

/** Each alert is sent once, with what it waits for in the same transaction. */
export async function sendItemAlerts(req: Req): Promise<void> {
  const makers = await makersOffered(req.pool)
  while ((await inTransaction(req.pool, (tx) => sendSome(tx, req, makers))) === AT_ONCE);
}

async function sendSome(tx: Database, { now, payload }: Req, makers: string[]): Promise<number> {
  const due = await rows(
    tx,
    sql<Due>`
      select a.id, a.kind, coalesce(u.email, a.email) as email, a.language, a.price_cents as "oldCents", m.id as "merchandiseId",
        case when m.maker = 'own' then m.product_id end as "productId", m.title,
        v.id as "variantId", v.size_name as size, v.appearance_name as color, v.retail_price_cents as "priceCents"
      from item_alerts a join variants v on v.id = a.variant_id join merchandise m on m.id = v.merchandise_id
      left join users u on u.id = a.user_id
      where a.confirmed_at is not null and a.sent_at is null and m.maker::text = any(${makers}) and v.sellable and not m.hidden and m.vanished_at is null
        and case when a.kind = 'stock' then coalesce(v.stock > 0, true) else v.retail_price_cents < a.price_cents end
      order by a.id limit ${AT_ONCE} for update of a skip locked`,
  )
  for (const alert of due) {
    const { id, kind, email, language, oldCents, priceCents, merchandiseId, productId, variantId, ...item } = alert
    const page =
      productId === null
        ? articleAddress('merchandise', merchandiseId, item.title)
        : articleAddress('product', productId, item.title)
    await queueMail(tx, {
      kind: 'item-alert',
      key: `item-alert:${id}`,
      to: email,
      language,
      data: {
        firstName: '',
        alert: kind,
        ...item,
        priceCents,
        oldPriceCents: kind === 'price' ? oldCents : null,
        path: `${page}?variant=${variantId}`,
        key: alertKey(payload.secret, id),
      },
    })
  }
  await tx.query(sql`update item_alerts set sent_at = ${now} where id = any(${due.map(({ id }) => id)})`)
  return due.length
}
