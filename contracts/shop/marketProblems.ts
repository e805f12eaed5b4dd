import { marketOf } from './markets.ts'
import { isPartOn, parsePartsOff } from '../platform/siteParts.ts'
import { SETTINGS, type SettingKey } from '../platform/settings.ts'

type Values = Record<SettingKey, string>

const countryNames = new Intl.DisplayNames('en', { type: 'region' })
const nameOf = (country: string): string =>
  `${['GB', 'NL'].includes(country) ? 'the ' : ''}${countryNames.of(country) ?? country}`

/** @returns why the shop must not sell to the chosen countries yet, by setting. */
export function marketProblems(values: Values): Record<string, string> {
  if (!isPartOn('europe', parsePartsOff(values.parts_off))) return {}
  const chosen = values.shipping_countries.split(',')
  const inEu = chosen.filter((country) => marketOf(country) === 'eu')
  const withdrawing = [...inEu, ...chosen.filter((country) => marketOf(country) === 'uk')]
  if (withdrawing.length === 0) return {}
  const missing = requiredFor(values, inEu.length > 0).filter((key) => values[key].trim() === '')
  const clash = taxProblem(values)
  if (missing.length === 0) return clash ? { vat_wording: clash } : {}
  const places = listed(withdrawing.map(nameOf))
  const labels = missing.map((key) => `“${SETTINGS[key].label}”`).join(', ')
  return {
    ...Object.fromEntries(missing.map((key) => [key, `Needed while you sell to ${places}.`])),
    shipping_countries: `Before you sell to ${places}, fill in ${labels} under “Selling in Europe”. The law there asks for it; each field says why and what it costs you.`,
  }
}

const ALWAYS = [
  'trader_name',
  'trader_address',
  'trader_email',
  'trader_phone',
  'returns_address',
  'vat_wording',
] as const satisfies SettingKey[]

function requiredFor({ vat_wording: wording }: Values, isEu: boolean): SettingKey[] {
  return [
    ...ALWAYS,
    ...(wording === 'included' ? (['trader_vat_number'] as const) : []),
    ...(isEu ? (['eu_responsible'] as const) : []),
  ]
}

/** The words beside the total must match what is charged. */
function taxProblem({ vat_wording: wording, tax_service: service }: Values): string | null {
  if (wording === 'checkout' && service !== 'stripe')
    return 'VAT is added at checkout only with Stripe Tax. Switch it on under “Tax”, or choose another wording.'
  if (wording !== 'checkout' && service === 'stripe')
    return 'Stripe Tax adds VAT at checkout. Choose that wording, or switch Stripe Tax off under “Tax”.'
  return null
}

function listed(names: string[]): string {
  if (names.length > 3) return `${names.slice(0, 2).join(', ')} and ${names.length - 2} more countries`
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? '')
}
