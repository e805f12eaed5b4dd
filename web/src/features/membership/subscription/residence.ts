import { hasWithdrawal } from '#contracts/shop/markets.ts'
import type { CreateSubscriptionInput } from '#contracts/people/people.ts'
import { needsPostalCode, taxPlaceProblems } from '#contracts/membership/taxPlace.ts'
import { t } from '../../../lib/text.ts'

/** What a new member answers where the shop sells to Europe, or tax is added. */
export type Residence = { country: string; postalCode: string; startNow: boolean }
export type ResidenceProblems = Partial<Record<keyof Residence, string>>

/** What is asked: `countries` have terms of their own. */
export type Asked = { countries: readonly string[]; addsTax: boolean }

export const UNKNOWN_RESIDENCE: Residence = { country: '', postalCode: '', startNow: false }
export const ELSEWHERE = 'elsewhere'

/** Whether the membership begins only at the member's request. */
export const asksToStart = (country: string, { countries }: Asked): boolean =>
  countries.includes(country) && hasWithdrawal(country)

export const asksPostalCode = (country: string, { addsTax }: Asked): boolean => addsTax && needsPostalCode(country)

export function residenceProblems({ country, postalCode, startNow }: Residence, asked: Asked): ResidenceProblems {
  if (country === '') return { country: t('Please choose your country') }
  const { postalCode: problem } = asked.addsTax ? taxPlaceProblems({ country, postalCode }) : {}
  return {
    ...(problem && { postalCode: t(problem) }),
    ...(asksToStart(country, asked) &&
      !startNow && { startNow: t('Check the box, so that your membership can begin now') }),
  }
}

type ResidenceInput = Pick<CreateSubscriptionInput, 'country' | 'postalCode' | 'startNow'>

export const residenceInput = ({ country, postalCode, startNow }: Residence, asked: Asked): ResidenceInput => ({
  ...(country !== ELSEWHERE && { country }),
  ...(asksPostalCode(country, asked) && { postalCode }),
  ...(asksToStart(country, asked) && { startNow }),
})
