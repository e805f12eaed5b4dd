import { dynamicSql, type Statement } from '#database/sql.ts'

/** Without stock, which is checked separately. */
export const variantForSale = (variantId: number): Statement => dynamicSql`
  variants v join merchandise m on m.id = v.merchandise_id
  where v.id = ${variantId} and v.sellable and not m.hidden and m.vanished_at is null`
