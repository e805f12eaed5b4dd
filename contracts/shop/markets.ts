/** Whose consumer law a buyer has, where the shop acts on it. The European Economic Area follows the same directives. */
type Market = 'eu' | 'uk' | 'other'

const EU = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'

export function marketOf(country: string): Market {
  if (country === 'GB') return 'uk'
  return EU.split(' ').includes(country) ? 'eu' : 'other'
}

/** Whether buyers may withdraw from a contract without a reason. */
export const hasWithdrawal = (country: string): boolean => marketOf(country) !== 'other'
