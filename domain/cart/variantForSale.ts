import { dynamicSql, type Statement } from '#database/sql.ts'

/** For after `from`: the variant as `v`, if it can be put into a cart at all; how many are left is another question. */
export const variantForSale = (variantId: number): Statement => dynamicSql`
  variants v join merchandise m on m.id = v.merchandise_id
  where v.id = ${variantId} and v.sellable and not m.hidden and m.vanished_at is null`
