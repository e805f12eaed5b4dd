import { msg } from '#contracts/shared/msg.ts'

export const ACCOUNT_TABS = [
  { tab: 'membership', label: msg('Membership') },
  { tab: 'orders', label: msg('Orders') },
  { tab: 'profile', label: msg('Profile') },
  { tab: 'emails', label: msg('Emails') },
  { tab: 'sign-in', label: msg('Sign-in') },
  { tab: 'data', label: msg('Data') },
] as const

export type AccountTab = (typeof ACCOUNT_TABS)[number]['tab']

/** The first one where the address names none. */
export const tabOf = (search: URLSearchParams): AccountTab =>
  ACCOUNT_TABS.find(({ tab }) => tab === search.get('tab'))?.tab ?? 'membership'

export const accountAddress = (tab: AccountTab): string => (tab === 'membership' ? '/account' : `/account?tab=${tab}`)
