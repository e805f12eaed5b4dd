import { row, sql } from '#database/sql.ts'
import { CardProviderError } from '#providers/stripe/CardProviderError.ts'
import { readCredit } from '#providers/stripe/customers.ts'
import { raiseAlert } from '#domain/platform/alerts/raiseAlert.ts'
import { cardProviderProblem } from '#domain/platform/cardPlumbing/cardProviderProblem.ts'
import type { Req } from '#domain/platform/Req.ts'

/** Before an account is deleted, whose credit would pay nothing from then on. Repeated calls raise one alert. */
export async function alertOfLostCredit({ pool }: Req, userId: number): Promise<void> {
  const account = await row(
    pool,
    sql<{ customerId: string | null }>`select card_customer_id as "customerId" from users where id = ${userId}`,
  )
  if (!account?.customerId) return
  const cents = await readCredit(account.customerId).catch((error: unknown) => {
    throw error instanceof CardProviderError ? cardProviderProblem(error) : error
  })
  if (cents === 0) return
  const whose = { member: String(userId), customer: account.customerId }
  const alert = { kind: 'credit-after-deletion', ...whose, amount: cents } as const
  await raiseAlert(pool, { about: 'members', key: `credit-after-deletion:${userId}`, alert })
}
