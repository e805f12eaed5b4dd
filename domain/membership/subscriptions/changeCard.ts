import { row, sql } from '#database/sql.ts'
import { CardProviderError } from '#providers/stripe/CardProviderError.ts'
import {
  chooseCard,
  createCardChange,
  findCardChange,
  readShownCard,
  type ShownCard,
} from '#providers/stripe/cardChanges.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { cardProviderProblem } from '#domain/platform/cardPlumbing/cardProviderProblem.ts'
import type { Req, SignedInReq } from '#domain/platform/Req.ts'
import { switchCardOf } from './applyCustomer.ts'

type Charged = { customerId: string; subscriptionId: string }

/** The card that the membership charges next; null without one. @throws AppError `card_provider_unreachable`. */
export async function readCard(req: SignedInReq): Promise<ShownCard | null> {
  const charged = await findCharged(req)
  return charged && atProvider(() => readShownCard(charged.subscriptionId))
}

/** @returns the secret of a form for another card. @throws AppError `no_active_subscription`. */
export async function startCardChange(req: SignedInReq): Promise<string> {
  const charged = await findCharged(req)
  if (!charged) throw new AppError('no_active_subscription')
  const secret = await atProvider(() => createCardChange(charged.customerId, req.user.id))
  if (!secret) throw new AppError('unavailable')
  return secret
}

/** Called by the browser that confirmed the card. The provider’s event does the same where it doesn’t come back. */
export async function finishCardChange(req: SignedInReq, setupIntentId: string): Promise<void> {
  await atProvider(async () => {
    const change = await findCardChange(setupIntentId)
    const charged = await findCharged(req)
    if (!change || change.customerId !== charged?.customerId) throw new AppError('card_not_confirmed')
    await chooseCard(change)
    await switchCardOf(req, change.customerId)
  })
}

/** For the event of a confirmed card. Does nothing for the card of a new membership. */
export async function applyCardChange(req: Req, setupIntentId: string): Promise<void> {
  const change = await findCardChange(setupIntentId)
  // The provider reports the changed customer, and `applyCustomer` does the rest.
  if (change) await chooseCard(change)
}

async function findCharged({ pool, user }: SignedInReq): Promise<Charged | null> {
  return row(
    pool,
    sql<Charged>`
      select u.card_customer_id as "customerId", s.subscription_id as "subscriptionId"
      from users u join subscriptions s on s.user_id = u.id
      where u.id = ${user.id} and u.card_customer_id is not null and s.subscription_id is not null
        and s.status in ('trialing', 'active', 'past_due', 'paused', 'unpaid')
      order by s.id desc limit 1`,
  )
}

async function atProvider<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof CardProviderError) throw cardProviderProblem(error)
    throw error
  }
}
