import { row, sql } from '#database/sql.ts'
import { chooseCard, readShownCard, type ShownCard, toCardChange } from '#providers/stripe/cardChanges.ts'
import { createCardChange, findCardSetup } from '#providers/stripe/cardSetups.ts'
import { AppError } from '#domain/platform/AppError.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { applyCustomer } from './applyCustomer.ts'
import { RUNNING } from './StoredStatus.ts'

type Charged = { customerId: string; subscriptionId: string }

/** The card that the membership charges next; null without one. @throws AppError `card_provider_unreachable`. */
export async function readCard(req: SignedInReq): Promise<ShownCard | null> {
  const charged = await findCharged(req)
  return charged && readShownCard(charged.subscriptionId)
}

/** @returns the secret of a form for another card. @throws AppError `no_active_subscription`. */
export async function startCardChange(req: SignedInReq): Promise<string> {
  const charged = await findCharged(req)
  if (!charged) throw new AppError('no_active_subscription')
  const secret = await createCardChange(charged.customerId, req.user.id)
  if (!secret) throw new AppError('unavailable')
  return secret
}

/** For the browser that confirmed the card. If it doesn’t come back, the provider’s event does the same. */
export async function finishCardChange(req: SignedInReq, setupIntentId: string): Promise<void> {
  const setup = await findCardSetup(setupIntentId)
  const change = setup && toCardChange(setup)
  const charged = await findCharged(req)
  if (!change || change.customerId !== charged?.customerId) throw new AppError('card_not_confirmed')
  await chooseCard(change)
  await applyCustomer(req, change.customerId)
}

async function findCharged({ pool, user }: SignedInReq): Promise<Charged | null> {
  return row(
    pool,
    sql<Charged>`
      select u.card_customer_id as "customerId", s.subscription_id as "subscriptionId"
      from users u join subscriptions s on s.user_id = u.id
      where u.id = ${user.id} and u.card_customer_id is not null and s.subscription_id is not null
        and s.status = any(${RUNNING}::enum_subscriptions_status[])
      order by s.id desc limit 1`,
  )
}
