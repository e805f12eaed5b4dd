import { route } from '../../route.ts'

const download = (path: string, summary: string) =>
  route('GET', `/admin/growth/${path}.csv`, { summary, access: 'exportData', produces: 'text/csv' })

export const originsCsv = download(
  'origins',
  'Downloads where sign-ups, members and orders of a year came from as CSV.',
)
export const retentionCsv = download('retention', 'Downloads how many members stayed, by month of joining, as CSV.')
export const postRevenueCsv = download('posts', 'Downloads the revenue of memberships of a year by post as CSV.')
export const articleRevenueCsv = download('articles', 'Downloads the revenue of orders of a year by article as CSV.')
export const referralsCsv = download(
  'referrals',
  'Downloads each friend of a member with the reward as CSV, without names.',
)
export const peopleCsv = download('people', 'Downloads where each account came from as CSV, without names.')
export const membershipsCsv = download(
  'memberships',
  'Downloads each membership with its payments as CSV, without names.',
)
