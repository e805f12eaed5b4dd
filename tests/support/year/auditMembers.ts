import { extractText, getDocumentProxy } from 'unpdf'
import type { Browser } from '../Browser.ts'
import { askCards } from '../cards.ts'
import { centsIn, readCsv } from '../csv.ts'
import { fetchBytes } from '../fetchBytes.ts'
import { mailsTo } from '../mails.ts'
import type { Person } from '../memberships.ts'
import type { Site } from '../site.ts'
import { comeBack } from '../time.ts'
import { backOf, type CardInvoice, type CardLedger, type CardPayment, sum } from './cardLedger.ts'
import type { Differences } from './Differences.ts'

type Account = { id: number; email: string; customer: string; credited: number }

/** A payment of a membership. */
export type AuditedPayment = { intentId: string; at: Date; cents: number; backCents: number }

type Given = { cards: CardLedger; owner: Browser; differences: Differences; now: Date }

/** Stored payments, the export and rewards against the card provider. */
export async function auditMembers(site: Site, { cards, owner, differences, now }: Given): Promise<AuditedPayment[]> {
  const accounts = await readAccounts(site)
  const stored = await readPayments(site)
  const rows = await readCsv(owner, '/api/admin/growth/memberships.csv')
  const exported = new Map(rows.filter((row) => row['Payment']).map((row) => [row['Payment'], row]))
  differences.compare('Stored payments of memberships', stored.size, cards.invoices.length)
  differences.compare('Exported payments of memberships', exported.size, cards.invoices.length)
  const audited: AuditedPayment[] = []
  for (const invoice of cards.invoices) {
    const account = accounts.find(({ customer }) => customer === invoice.customer)
    const about = `Invoice ${invoice.id} of ${account?.email}`
    const payments = paymentsOf(invoice, cards)
    differences.compare(`${about}, charged`, sum(payments.map(({ cents }) => cents)), invoice.cents)
    const backCents = Math.min(invoice.cents, sum(payments.map(backOf)))
    const known = stored.get(invoice.id)
    differences.compare(`${about}, paid`, known?.cents, invoice.cents)
    differences.compare(`${about}, went back`, known?.returned, backCents)
    const row = exported.get(invoice.id)
    differences.compare(`${about}, exported amount`, centsIn(row?.['Amount']), invoice.cents)
    differences.compare(`${about}, exported as gone back`, centsIn(row?.['Went back']), backCents)
    const at = payments[0]?.at ?? now
    audited.push({ intentId: payments[0]?.intentId ?? '', at, cents: invoice.cents, backCents })
  }
  for (const account of accounts) await auditRewards(site, account, differences)
  return audited
}

const paymentsOf = (invoice: CardInvoice, { payments }: CardLedger): CardPayment[] =>
  invoice.intents.flatMap((id) => payments.get(id) ?? [])

/** Every credit that the site gave for a friend is in the customer's balance at the card provider. */
async function auditRewards(
  site: Site,
  { customer, email, credited }: Account,
  differences: Differences,
): Promise<void> {
  const { data } = await askCards<{ data: { type: string; amount: number; description: string | null }[] }>(
    site,
    `customers/${customer}/balance_transactions?limit=100`,
  )
  const given = data.filter(({ description }) => description === 'A friend became a member')
  differences.compare(`Rewards of ${email}`, credited, -sum(given.map(({ amount }) => amount)))
}

type Shown = { id: string; number: string; amount: string; refunded: string }

/** What members read: their payments, each receipt, and the amounts of emails. */
export async function auditMemberPages(
  site: Site,
  people: Person[],
  { cards, differences }: Pick<Given, 'cards' | 'differences'>,
): Promise<void> {
  const accounts = await readAccounts(site)
  for (const person of people) {
    const account = accounts.find(({ email }) => email === person.email)
    if (!account) continue
    await comeBack(person)
    const invoices = cards.invoices.filter(({ customer }) => customer === account.customer)
    const { payments } = (await person.get('/api/account/membership-payments')).json as { payments: Shown[] }
    differences.compare(`Payments shown to ${person.email}`, payments.length, invoices.length)
    for (const invoice of invoices) {
      const about = `Payment ${invoice.id} shown to ${person.email}`
      const shown = payments.find(({ id }) => id === invoice.id)
      const refunded = sum(paymentsOf(invoice, cards).map(({ refundedCents }) => refundedCents))
      differences.compare(`${about}, amount`, centsIn(shown?.amount), invoice.cents)
      differences.compare(`${about}, refunded`, centsIn(shown?.refunded), refunded)
      const text = await receiptText(site, person, invoice.id)
      const amounts = [invoice.cents, ...(refunded > 0 ? [refunded] : [])]
      for (const cents of amounts)
        differences.compare(`${about}, on its receipt`, String(text.includes(dollars(cents))), 'true')
    }
    const left = invoices.map(({ cents }) => cents)
    const mails = await mailsTo(site, person.email, /^Receipt: .* for your membership$/)
    for (const mail of mails) {
      const cents = centsIn(/^Subject: Receipt: \$([\d.,]+) for/m.exec(mail)?.[1]?.replaceAll(',', ''))
      const at = left.indexOf(cents)
      if (at < 0) differences.compare(`Receipt emailed to ${person.email}`, cents, 'a payment')
      else left.splice(at, 1)
    }
  }
}

async function receiptText(site: Site, person: Person, invoiceId: string): Promise<string> {
  const cookie = person.cookieHeader()
  const url = `${site.url}/api/account/membership-payments/${invoiceId}/receipt`
  const { body } = await fetchBytes(url, { cookie })
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(body)), { mergePages: true })
  return text
}

const dollars = (cents: number): string =>
  `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`

async function readAccounts(site: Site): Promise<Account[]> {
  const { rows } = await site.pool.query<Account>(
    `select id, email, card_customer_id as customer,
       (select coalesce(sum(credit_cents), 0)::int from referrals r where r.referrer_id = u.id and r.state = 'credited') as credited
     from users u where card_customer_id is not null`,
  )
  return rows
}

async function readPayments(site: Site): Promise<Map<string, { cents: number; returned: number }>> {
  const { rows } = await site.pool.query<{ id: string; cents: number; returned: number }>(
    'select invoice_id as id, cents, returned_cents as returned from membership_payments',
  )
  return new Map(rows.map(({ id, ...payment }) => [id, payment]))
}
