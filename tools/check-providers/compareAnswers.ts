import type { Answer, Json } from './Call.ts'

/** Fields whose value decides what the shop does. All others only need the same type. */
const TELLING = new Set([
  'object',
  'status',
  'state',
  'type',
  'code',
  'decline_code',
  'currency',
  'amount',
  'amount_received',
  'amount_refunded',
  'amount_paid',
  'amount_due',
  'amount_remaining',
  'total',
  'billing_reason',
  'cancel_at_period_end',
  'interval',
  'livemode',
  'paid',
  'reason',
])

/** Whether a wallet is active on a domain depends on the account and the domain. */
const OF_THE_ACCOUNT = /(apple_pay|google_pay|amazon_pay|klarna|link|paypal)\.status$/

/** Objects whose field names are data. */
const TABLES = ['lists stock: items']

/** What the provider does otherwise than its emulator, one sentence each; empty when the shop can't tell them apart. */
export function compareAnswers(real: Answer[], emulated: Answer[]): string[] {
  return emulated.flatMap((wanted) => {
    const answer = real.find(({ step }) => step === wanted.step)
    if (!answer) return [`${wanted.step}: the provider’s walk ended before it`]
    if (answer.status !== wanted.status)
      return [`${wanted.step}: the provider answers ${answer.status}, the emulator ${wanted.status}`]
    return compareValues(answer.body, wanted.body, '')
      .map((difference) => `${wanted.step}: ${difference}`)
      .filter((difference) => !TABLES.some((table) => difference.startsWith(`${table}.`)))
  })
}

function compareValues(real: Json | undefined, emulated: Json, path: string): string[] {
  // What one of them leaves out or sets to null says nothing about its type.
  if (emulated === null || real === null) return []
  if (real === undefined) return [`${path || 'the response'} exists only at the emulator`]
  if (kindOf(real) !== kindOf(emulated))
    return [`${path || 'the response'} is ${kindOf(real)} at the provider and ${kindOf(emulated)} at the emulator`]
  if (Array.isArray(emulated)) {
    const [first] = emulated
    return first === undefined || !Array.isArray(real) || real.length === 0
      ? []
      : compareValues(real[0], first, `${path}[0]`)
  }
  if (typeof emulated === 'object') {
    const fields = real as Record<string, Json>
    return Object.entries(emulated).flatMap(([name, value]) =>
      compareValues(fields[name], value, path === '' ? name : `${path}.${name}`),
    )
  }
  const name = path.split('.').at(-1) ?? ''
  if (!TELLING.has(name) || OF_THE_ACCOUNT.test(path) || real === emulated) return []
  return [`${path} is ${JSON.stringify(real)} at the provider and ${JSON.stringify(emulated)} at the emulator`]
}

const kindOf = (value: Json): string => (Array.isArray(value) ? 'a list' : `a ${typeof value}`)
