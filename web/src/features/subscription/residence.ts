import { hasWithdrawal } from '#contracts/markets.ts'
import type { CreateSubscriptionInput } from '#contracts/people.ts'
import { t } from '../../lib/text.ts'

/** What a new member answers where the shop sells to Europe. */
export type Residence = { country: string; startNow: boolean }
export type ResidenceProblems = Partial<Record<keyof Residence, string>>

export const UNKNOWN_RESIDENCE: Residence = { country: '', startNow: false }
export const ELSEWHERE = 'elsewhere'

export function residenceProblems({ country, startNow }: Residence): ResidenceProblems {
  if (country === '') return { country: t('Please choose your country') }
  if (hasWithdrawal(country) && !startNow)
    return { startNow: t('Check the box, so that your membership can begin now') }
  return {}
}

export const residenceInput = ({ country, startNow }: Residence): Omit<CreateSubscriptionInput, 'plan'> => ({
  ...(country !== ELSEWHERE && { country }),
  ...(hasWithdrawal(country) && { startNow }),
})
