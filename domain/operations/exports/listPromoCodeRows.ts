import { type Database, rows, sql } from '#database/sql.ts'
import { amount, yesNo } from '../reports/cells.ts'
import type { Columns } from '#domain/platform/csv.ts'
import { readInPages } from '../reports/readInPages.ts'

type PromoCodeRow = {
  id: number
  code: string
  kind: string
  percent: number | null
  amountCents: number | null
  isActive: boolean
  startsAt: Date | null
  endsAt: Date | null
  minimumCents: number | null
  category: string | null
  articles: string | null
  isForMembers: boolean
  addsToMemberDiscount: boolean
  maxUses: number | null
  maxUsesPerPerson: number | null
  uses: number | null
  createdAt: Date
}

/** Uses are counted as the limit is, see `domain/shop/promoCodes/selectPromoCode.ts`. */
export const listPromoCodeRows = ({ pool }: { pool: Database }): AsyncGenerator<PromoCodeRow> =>
  readInPages((after, limit) =>
    rows(
      pool,
      sql<PromoCodeRow>`
        select p.id, p.code, p.kind::text as kind, p.percent, p.amount_cents as "amountCents", p.is_active as "isActive",
          p.starts_at as "startsAt", p.ends_at as "endsAt", p.minimum_cents as "minimumCents", p.category,
          (select string_agg(m.title, '; ' order by m.title)::text from promo_codes_rels r join merchandise m on m.id = r.merchandise_id
            where r.parent_id = p.id) as articles,
          p.members_only as "isForMembers", p.adds_to_member_discount as "addsToMemberDiscount", p.max_uses as "maxUses",
          p.max_uses_per_person as "maxUsesPerPerson",
          (select count(*) from orders o where o.promo_code_id = p.id and o.payment <> 'failed' and o.fulfilment <> 'cancelled') as uses,
          p.created_at as "createdAt"
        from promo_codes p where p.id > ${after} order by p.id limit ${limit}`,
    ),
  )

export const promoCodeColumns: Columns<PromoCodeRow> = [
  { title: 'Code', value: ({ code }) => code },
  { title: 'Gives', value: ({ kind }) => kind },
  { title: 'Percent', value: ({ percent }) => percent },
  { title: 'Amount', value: ({ amountCents }) => amount(amountCents) },
  { title: 'Active', value: ({ isActive }) => yesNo(isActive) },
  { title: 'From', value: ({ startsAt }) => startsAt },
  { title: 'Until', value: ({ endsAt }) => endsAt },
  { title: 'Minimum', value: ({ minimumCents }) => amount(minimumCents) },
  { title: 'Category', value: ({ category }) => category },
  { title: 'Articles', value: ({ articles }) => articles },
  { title: 'For members only', value: ({ isForMembers }) => yesNo(isForMembers) },
  { title: 'Adds to the member discount', value: ({ addsToMemberDiscount }) => yesNo(addsToMemberDiscount) },
  { title: 'Most uses', value: ({ maxUses }) => maxUses },
  { title: 'Most uses per person', value: ({ maxUsesPerPerson }) => maxUsesPerPerson },
  { title: 'Used', value: ({ uses }) => uses },
  { title: 'Created', value: ({ createdAt }) => createdAt },
]
