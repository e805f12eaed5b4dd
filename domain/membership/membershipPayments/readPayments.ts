import { type Database, row, rows, sql } from '#database/sql.ts'
import { CardProviderError } from '#providers/stripe/CardProviderError.ts'
import { listMembershipInvoices, type PaidMembershipInvoice } from '#providers/stripe/membershipPayments.ts'
import { cardProviderProblem } from '#domain/platform/cardPlumbing/cardProviderProblem.ts'
import { AppError } from '#domain/platform/AppError.ts'

export type PaidMembership = PaidMembershipInvoice & { membershipId: number }

type Membership = { id: number; subscriptionId: string }

/** Read from the card provider, so that payments from before they were listed here appear too. @throws AppError `card_provider_unreachable`. */
export async function readPaymentsOf(database: Database, userId: number): Promise<PaidMembership[]> {
  const customer = await row(
    database,
    sql<{ id: string | null }>`select card_customer_id as id from users where id = ${userId}`,
  )
  if (!customer?.id) return []
  const memberships = await rows(
    database,
    sql<Membership>`
      select id, subscription_id as "subscriptionId" from subscriptions
      where user_id = ${userId} and subscription_id is not null`,
  )
  const bySubscription = new Map(memberships.map((membership) => [membership.subscriptionId, membership]))
  const invoices = await listMembershipInvoices(customer.id).catch((error: unknown) => {
    if (error instanceof CardProviderError) throw cardProviderProblem(error)
    throw error
  })
  return invoices.flatMap((invoice) => {
    const membership = bySubscription.get(invoice.subscriptionId)
    return membership ? { ...invoice, membershipId: membership.id } : []
  })
}

/** @throws AppError `membership_not_found`, `card_provider_unreachable`. */
export async function readPaymentsOfMembership(
  database: Database,
  membershipId: number,
): Promise<{ userId: number; payments: PaidMembership[] }> {
  const membership = await row(
    database,
    sql<{ userId: number }>`select user_id as "userId" from subscriptions where id = ${membershipId}`,
  )
  if (!membership) throw new AppError('membership_not_found')
  const payments = await readPaymentsOf(database, membership.userId)
  return { ...membership, payments: payments.filter((payment) => payment.membershipId === membershipId) }
}
