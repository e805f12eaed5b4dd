import { cutText } from '../shared/cutText.ts'
import { marketProblems } from '../shop/marketProblems.ts'
import { formatCents } from '../shared/money.ts'
import { parseShippingTable } from '../shop/shippingTable.ts'
import { isCodePrefix, parseForms } from './vocabulary.ts'
import { isSettingKey, type Setting, settingOf, type SettingKey } from './settings.ts'

/** @returns the problem of a value, as a message for its field. */
export function settingProblem(key: string, value: string): string | null {
  if (!isSettingKey(key)) return null
  const setting = settingOf(key)
  if (value.length > 2000) return 'Please enter at most 2,000 characters.'
  const problemOf = PROBLEMS[setting.kind] as (setting: Setting, value: string) => string | null
  return problemOf(setting, value)
}

const PROBLEMS: { [Kind in Setting['kind']]: (setting: Setting & { kind: Kind }, value: string) => string | null } = {
  cents: ({ min, max }, value) => {
    const isFine = /^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max
    return isFine ? null : `Please enter an amount from ${formatCents(min)} to ${formatCents(max)}.`
  },
  amounts: ({ min, max, most }, value) => {
    const amounts = value === '' ? [] : value.split(',')
    const isFine = amounts.every((one) => /^\d{1,9}$/.test(one) && Number(one) >= min && Number(one) <= max)
    if (!isFine) return `Please enter amounts from ${formatCents(min)} to ${formatCents(max)}, separated by commas.`
    if (new Set(amounts.map(Number)).size < amounts.length) return 'Please enter each amount once.'
    return amounts.length > most ? `Please enter at most ${most} amounts.` : null
  },
  number: ({ min, max, decimals = 0, unit }, value) => {
    const shape = decimals === 0 ? /^\d{1,9}$/ : /^\d{1,9}(\.\d{1,2})?$/
    const isFine = shape.test(value) && Number(value) >= min && Number(value) <= max
    const kind = decimals === 0 ? 'whole number' : 'number'
    return isFine ? null : `Please enter a ${kind} from ${min} to ${max} (${unit}).`
  },
  choice: ({ choices }, value) =>
    choices.some((choice) => choice.value === value) ? null : 'Please choose one of the options.',
  list: ({ choices, isRequired = false }, value) => {
    const chosen = value === '' ? [] : value.split(',')
    const unknown = chosen.find((code) => !choices.some((choice) => choice.value === code))
    if (unknown !== undefined) return `“${cutText(unknown, 20)}” isn’t one of the options.`
    if (new Set(chosen).size < chosen.length) return 'Please choose each option once.'
    return isRequired && chosen.length === 0 ? 'Please choose at least one.' : null
  },
  switches: ({ choices }, value) => PROBLEMS.list({ choices } as Setting & { kind: 'list' }, value),
  weights: (_, value) => {
    const table = parseShippingTable(value)
    if (!table) return 'Please enter a price, or prices by weight from light to heavy: “500 g: 6.00, 2 kg: 12.00”.'
    return null
  },
  word: (_, value) =>
    parseForms(value)
      ? null
      : 'Please enter one and several, with a comma between them: “pot, pots”. Only letters, digits and hyphens.',
  prefix: (_, value) =>
    isCodePrefix(value)
      ? null
      : 'Please enter 2 to 8 capital letters from A to Z. CARD, GIFT, MEMBER and STONE are taken.',
  text: () => null,
  email: (_, value) =>
    /^(?:[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+)?$/.test(value) ? null : 'Please enter a valid email address, or nothing.',
  hidden: () => null,
}

/** Values that contradict each other, by field. @param values of all settings. */
export function settingsProblems(values: Record<SettingKey, string>): Record<string, string> {
  const problems: Record<string, string> = {}
  for (const [key, value] of Object.entries(values)) {
    const problem = settingProblem(key, value)
    if (problem) problems[key] = problem
  }
  if (Object.keys(problems).length > 0) return problems
  if (Number(values.annual_price_cents) < Number(values.monthly_price_cents))
    return { annual_price_cents: 'The annual price must be at least the monthly price.', ...marketProblems(values) }
  return marketProblems(values)
}
