import { isPrintSetUp } from '#providers/spreadconnect/isPrintSetUp.ts'
import { dynamicSql, type Statement } from '#database/sql.ts'

/**
 * Without stock, which is checked separately. What is sold only in a part of the site that is off is not for sale, nor is what
 * no provider prints. One statement adds to a cart, so the rule of `readPartsOff` is here, too.
 */
export const variantForSale = (variantId: number): Statement => dynamicSql`
  variants v join merchandise m on m.id = v.merchandise_id
  where v.id = ${variantId} and v.sellable and not m.hidden and m.vanished_at is null and (m.maker = 'own' or ${isPrintSetUp()}::boolean)
    and coalesce((
      select (m.maker <> 'own' and 'merchandise' <> all(off))
        or ((m.maker = 'own' or exists (select 1 from products p where p.merchandise_id = m.id and not p.hidden)) and 'own-goods' <> all(off))
      from (select string_to_array(value, ',') as off from site_settings where key = 'parts_off') as switched), true)`
