import { z } from 'zod'
import { OFFER_AUDIENCES, OFFER_DURATIONS, OFFER_PLANS } from '#contracts/membership/membershipOffers.ts'
import { type Database, dynamicSql, parsedRows } from '#database/sql.ts'
import { isUse } from '#domain/membership/membershipOffers/isUse.ts'
import { amount, yesNo } from '../reports/cells.ts'
import type { Columns } from '#domain/platform/csv.ts'
import { readInPages } from '../reports/readInPages.ts'

const offerRow = z.object({
  id: z.number(),
  code: z.string().nullable(),
  kind: z.string(),
  percent: z.number().nullable(),
  amountCents: z.number().nullable(),
  duration: z.enum(OFFER_DURATIONS),
  months: z.number().nullable(),
  plans: z.enum(OFFER_PLANS),
  audience: z.enum(OFFER_AUDIENCES),
  isActive: z.boolean(),
  startsAt: z.date().nullable(),
  endsAt: z.date().nullable(),
  maxUses: z.number().nullable(),
  uses: z.number(),
  createdAt: z.date(),
})
type OfferRow = z.infer<typeof offerRow>

export const listMembershipOfferRows = ({ pool }: { pool: Database }): AsyncGenerator<OfferRow> =>
  readInPages((after, limit) =>
    parsedRows(
      pool,
      offerRow,
      dynamicSql`
        select f.id, f.code, f.kind, f.percent, f.amount_cents as "amountCents", f.duration, f.months, f.plans, f.audience,
          f.is_active as "isActive", f.starts_at as "startsAt", f.ends_at as "endsAt", f.max_uses as "maxUses",
          (select count(*) from subscriptions o where o.offer_id = f.id and ${isUse}) as uses, f.created_at as "createdAt"
        from membership_offers f where f.id > ${after} order by f.id limit ${limit}`,
    ),
  )

export const membershipOfferColumns: Columns<OfferRow> = [
  { title: 'Code', value: ({ code }) => code },
  { title: 'Gives', value: ({ kind }) => kind },
  { title: 'Percent', value: ({ percent }) => percent },
  { title: 'Amount', value: ({ amountCents }) => amount(amountCents) },
  { title: 'Lasts', value: ({ duration }) => duration },
  { title: 'Months', value: ({ months }) => months },
  { title: 'Plans', value: ({ plans }) => plans },
  { title: 'For', value: ({ audience }) => audience },
  { title: 'Active', value: ({ isActive }) => yesNo(isActive) },
  { title: 'From', value: ({ startsAt }) => startsAt },
  { title: 'Until', value: ({ endsAt }) => endsAt },
  { title: 'Most uses', value: ({ maxUses }) => maxUses },
  { title: 'Used', value: ({ uses }) => uses },
  { title: 'Created', value: ({ createdAt }) => createdAt },
]
