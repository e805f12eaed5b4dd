import { assertStored } from '#database/assertStored.ts'
import { DAY_MS } from '#contracts/shared/dayMs.ts'
import { problem } from '#contracts/shared/problem.ts'
import type { CreateItemAlert, ItemAlertKind } from '#contracts/shop/itemAlerts.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, dynamicSql, extended, row, sql, statement } from '#database/sql.ts'
import { queueMail } from '#domain/platform/mail/queueMail.ts'
import type { Req } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { alertKey } from './alertKey.ts'

const MAX_OPEN = 50
/** So that nobody fills a stranger’s mailbox. */
const MAX_UNCONFIRMED_PER_DAY = 5

type Variant = { id: number; title: string; size: string; color: string; priceCents: number; isInStock: boolean }
type Recipient = { email: string; userId: number | null; isConfirmed: boolean }
type Open = { id: number; isConfirmed: boolean }

/**
 * A confirmed account waits at once; any other address gets a link first. The answer to a guest says nothing about what
 * the address already waits for.
 * @throws AppError `variant_not_found`, `variant_in_stock`, `invalid_input`, `too_many_alerts`, `too_many_requests`.
 */
export async function createItemAlert(
  req: Req,
  { variantId, kind, email }: CreateItemAlert,
): Promise<'on' | 'check-email'> {
  const recipient = await recipientOf(req, email)
  return inTransaction(req.pool, async (tx) => {
    // Otherwise simultaneous alerts would not be counted.
    await tx.query(statement`select pg_advisory_xact_lock(hashtext('item alerts'), hashtext(${recipient.email}))`)
    const variant = await forSale(tx, variantId)
    if (kind === 'stock' && variant.isInStock) throw new AppError('variant_in_stock')
    const open =
      (await findOpen(tx, recipient, variantId, kind)) ?? (await insert(tx, req, { recipient, variant, kind }))
    if (recipient.isConfirmed) {
      await tx.query(sql`
        update item_alerts set confirmed_at = coalesce(confirmed_at, ${req.now}), user_id = ${recipient.userId} where id = ${open.id}`)
      return 'on'
    }
    if (!open.isConfirmed) await queueConfirmation(tx, req, { recipient, variant, kind, id: open.id })
    return 'check-email'
  })
}

async function recipientOf({ pool, user }: Req, given: string | undefined): Promise<Recipient> {
  if (!user) {
    if (given === undefined)
      throw new AppError('invalid_input', { errors: { email: problem('Please enter a valid email address') } })
    return { email: given.toLowerCase(), userId: null, isConfirmed: false }
  }
  const account = await row(
    pool,
    sql<{ email: string; isConfirmed: boolean }>`
      select email, email_verified_at is not null as "isConfirmed" from users where id = ${user.id}`,
  )
  if (!account) throw new AppError('unauthorized')
  return { ...account, userId: user.id }
}

async function forSale(tx: Database, variantId: number): Promise<Variant> {
  const variant = await row(tx, extended(selectVariant, dynamicSql`and v.id = ${variantId}`))
  if (!variant) throw new AppError('variant_not_found')
  return variant
}

const selectVariant = sql<Variant>`
  select v.id, m.title, v.size_name as size, v.appearance_name as color, v.retail_price_cents as "priceCents",
    coalesce(v.stock > 0, true) as "isInStock"
  from variants v join merchandise m on m.id = v.merchandise_id
  where v.sellable and not m.hidden and m.vanished_at is null`

const findOpen = (tx: Database, { email }: Recipient, variantId: number, kind: ItemAlertKind): Promise<Open | null> =>
  row(
    tx,
    sql<Open>`
      select id, confirmed_at is not null as "isConfirmed" from item_alerts
      where email = ${email} and variant_id = ${variantId} and kind = ${kind} and sent_at is null`,
  )

type New = { recipient: Recipient; variant: Variant; kind: ItemAlertKind }

async function insert(tx: Database, { now, language = 'en' }: Req, { recipient, variant, kind }: New): Promise<Open> {
  const { email, userId } = recipient
  const counts = await row(
    tx,
    sql<{ open: number; unconfirmed: number }>`
      select coalesce(count(*), 0) as open,
        coalesce(count(*) filter (where confirmed_at is null and created_at > ${new Date(now.getTime() - DAY_MS)}), 0) as unconfirmed
      from item_alerts where email = ${email} and sent_at is null`,
  )
  if ((counts?.open ?? 0) >= MAX_OPEN) throw new AppError('too_many_alerts')
  if (!recipient.isConfirmed && (counts?.unconfirmed ?? 0) >= MAX_UNCONFIRMED_PER_DAY)
    throw new AppError('too_many_requests', { retryAfterSeconds: DAY_MS / 1000 })
  const created = await row(
    tx,
    sql<{ id: number }>`
      insert into item_alerts (variant_id, kind, email, language, user_id, price_cents, created_at)
      values (${variant.id}, ${kind}::item_alert_kind, ${email}, ${language}::enum_users_language, ${userId}, ${variant.priceCents}::int, ${now}) returning id`,
  )
  assertStored(created, 'alert')
  return { id: created.id, isConfirmed: false }
}

/** At most once a day for each alert. */
async function queueConfirmation(
  tx: Database,
  { now, payload, language }: Req,
  { recipient, variant, kind, id }: New & { id: number },
): Promise<void> {
  const { title, size, color } = variant
  await queueMail(tx, {
    kind: 'item-alert-confirm',
    key: `item-alert-confirm:${id}:${now.toISOString().slice(0, 10)}`,
    to: recipient.email,
    ...(language && { language }),
    data: { firstName: '', alert: kind, title, size, color, key: alertKey(payload.secret, id) },
  })
}
