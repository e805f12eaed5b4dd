import { readPostRevenue } from '#domain/reports/growth/readPostRevenue.ts'
import { readSalesReport, type Sales } from '#domain/reports/readSalesReport.ts'
import type { Person } from '../memberships.ts'
import { signUpEmployee } from '../people.ts'
import type { Site } from '../site.ts'
import { type AuditedGifts, auditGifts } from './auditGifts.ts'
import { auditMemberPages, auditMembers, type AuditedPayment } from './auditMembers.ts'
import { type AuditedOrder, auditOrders } from './auditOrders.ts'
import { readCardLedger, sum } from './cardLedger.ts'
import { Differences } from './Differences.ts'

const DAY = 86_400_000
const WEEK = 7 * DAY
/** A Monday, UTC. */
const FIRST_MONDAY = Date.UTC(1970, 0, 5)

/**
 * Computes all money again, from the card provider's payments, refunds and disputes and from the stored lines, and compares it with
 * what the site shows, exports and reports.
 * @param readers whose pages are read, too.
 * @returns what differs.
 */
export async function auditBooks(site: Site, readers: Person[] = []): Promise<string[]> {
  const differences = new Differences()
  const now = new Date(Date.now() + site.clock.aheadMs)
  const owner = await signUpEmployee(site)
  const cards = await readCardLedger(site)
  const orders = await auditOrders(site, { cards, owner, differences })
  const gifts = await auditGifts(site, { cards, orders, owner, differences })
  const payments = await auditMembers(site, { cards, owner, differences, now })
  const charged = [...orders.map((one) => one.chargedCents), ...[...gifts.sales, ...payments].map(({ cents }) => cents)]
  const received = sum([...cards.payments.values()].map(({ cents }) => cents))
  differences.compare('What cards paid, and is an order, a gift or a membership', sum(charged), received)
  await auditReports(site, { orders, gifts, payments, now, differences })
  await auditMemberPages(site, readers, { cards, differences })
  return differences.found
}

type Year = {
  orders: AuditedOrder[]
  gifts: AuditedGifts
  payments: AuditedPayment[]
  now: Date
  differences: Differences
}

async function auditReports(site: Site, { orders, gifts, payments, now, differences }: Year): Promise<void> {
  const report = await readSalesReport(site.pool, now)
  const compareSales = (name: string, shown: Sales, real: Sales) => {
    for (const key of ['orders', 'revenueCents', 'marginCents', 'giftCardCents'] as const)
      differences.compare(`Dashboard, ${name}, ${key}`, shown[key], real[key])
  }
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY)
  compareSales('last 30 days', report.last30Days, salesIn(orders, gifts, daysAgo(30), now))
  compareSales('30 days before', report.before, salesIn(orders, gifts, daysAgo(60), daysAgo(30)))
  for (const { week, revenueCents } of report.weeks) {
    const from = Date.parse(`${week}T00:00:00Z`)
    const real = salesIn(orders, gifts, new Date(from - 1), new Date(from + WEEK - 1))
    differences.compare(`Dashboard, week of ${week}`, revenueCents, real.revenueCents)
  }
  const thisWeek = FIRST_MONDAY + Math.floor((now.getTime() - FIRST_MONDAY) / WEEK) * WEEK
  differences.compare(
    'Dashboard, newest week',
    report.weeks.at(-1)?.week,
    new Date(thisWeek).toISOString().slice(0, 10),
  )
  differences.compare('Dashboard, gift cards to spend', report.openGiftCards.count, gifts.open.count)
  differences.compare('Dashboard, balance of gift cards', report.openGiftCards.cents, gifts.open.cents)
  const byPost = await readPostRevenue(site.pool, daysAgo(365))
  const kept = payments.filter(({ at }) => at > daysAgo(365)).map(({ cents, backCents }) => cents - backCents)
  differences.compare('Growth, memberships of a year', sum(byPost.map(({ cents }) => cents)), sum(kept))
}

const feeOf = (cents: number): number => (cents === 0 ? 0 : Math.round(cents * 0.029) + 30)

function salesIn(orders: AuditedOrder[], { sales }: AuditedGifts, from: Date, to: Date): Sales {
  const isIn = ({ at }: { at: Date }) => at > from && at <= to
  const bought = orders.filter(isIn)
  const gifts = sales.filter(isIn)
  const giftCardCents = sum(gifts.map(({ cents, backCents }) => cents - backCents))
  const earned = bought.map(({ chargedCents, cardBackCents }) => chargedCents - cardBackCents)
  const costs = bought.map(
    ({ keptTaxCents, costCents, chargedCents }) => keptTaxCents + costCents + feeOf(chargedCents),
  )
  const giftCosts = gifts.map(({ keptTaxCents, cents }) => keptTaxCents + feeOf(cents))
  const revenueCents = sum(earned) + giftCardCents
  const isKept = (one: AuditedOrder) => one.totalCents > one.cardBackCents + one.giftBackCents
  return {
    orders: bought.filter(isKept).length,
    revenueCents,
    marginCents: revenueCents - sum(costs) - sum(giftCosts),
    giftCardCents,
  }
}
