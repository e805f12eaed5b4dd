import { centsToAmount } from '#contracts/shared/money.ts'
import type { Columns } from '#domain/platform/csv.ts'
import type { ArticleRevenue } from './readArticleRevenue.ts'
import type { Origin } from './readOrigins.ts'
import type { PostRevenue } from './readPostRevenue.ts'
import type { Cohort } from './readRetention.ts'

export const originColumns: Columns<Origin> = [
  { title: 'Came from', value: ({ origin }) => origin ?? 'not known' },
  { title: 'Campaign', value: ({ campaign }) => campaign },
  { title: 'Sign-ups', value: ({ signUps }) => signUps },
  { title: 'Confirmed', value: ({ confirmed }) => confirmed },
  { title: 'Started', value: ({ started }) => started },
  { title: 'Paid', value: ({ paid }) => paid },
  { title: 'Members now', value: ({ members }) => members },
  { title: 'Orders', value: ({ orders }) => orders },
  { title: 'Revenue of orders', value: ({ orderCents }) => centsToAmount(orderCents) },
]

const MONTHS = Array.from({ length: 12 }, (_, month) => month)

export const cohortColumns: Columns<Cohort> = [
  { title: 'Month of joining', value: ({ month }) => month },
  { title: 'Joined', value: ({ joined }) => joined },
  ...MONTHS.map((after) => ({
    title: `After ${after} months`,
    value: ({ left }: Cohort) => left[after] ?? null,
  })),
]

export const postRevenueColumns: Columns<PostRevenue> = [
  { title: 'Post', value: ({ postId }) => postId },
  { title: 'Title', value: ({ title }) => title },
  { title: 'Memberships', value: ({ memberships }) => memberships },
  { title: 'Revenue', value: ({ cents }) => centsToAmount(cents) },
]

export const articleRevenueColumns: Columns<ArticleRevenue> = [
  { title: 'Article', value: ({ title }) => title },
  { title: 'Orders', value: ({ orders }) => orders },
  { title: 'Pieces', value: ({ pieces }) => pieces },
  { title: 'Revenue', value: ({ cents }) => centsToAmount(cents) },
]
