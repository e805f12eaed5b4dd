import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

const COLUMNS = String.raw`
alter table order_lines
  add column code_discount_cents numeric not null default 0,
  add column member_discount_cents numeric not null default 0,
  add column other_discount_cents numeric not null default 0,
  add column tax_cents numeric not null default 0;
alter table order_lines
  add column paid_cents numeric not null generated always as (
    line_total_cents - code_discount_cents - member_discount_cents - other_discount_cents) stored,
  add constraint order_lines_cost check (
    least(code_discount_cents, member_discount_cents, other_discount_cents, tax_cents) >= 0
    and code_discount_cents + member_discount_cents + other_discount_cents <= line_total_cents);
alter table orders
  add column shipping_tax_cents numeric not null default 0,
  add column refunded_tax_cents numeric not null default 0;
alter table refunds add column tax_cents numeric not null default 0;
alter table withdrawals add column refund_tax_cents numeric;
alter table gift_card_sales add column refunded_tax_cents numeric not null default 0;
`

/** As domain/shop/checkout/splitCents.ts, except that an amount above all parts is cut off. */
const SPLIT = String.raw`
create function split_cents(amount numeric, parts numeric[]) returns numeric[] language sql immutable as $$
  with part as (
    select n, cents, sum(cents) over () as whole, least(amount, sum(cents) over ()) as given
    from unnest(parts) with ordinality as one (cents, n)
  ), share as (
    select n, given, coalesce(div(cents * given, nullif(whole, 0)), 0) as cents,
      coalesce(mod(cents * given, nullif(whole, 0)), 0) as remainder
    from part
  ), ranked as (
    select n, cents, given - sum(cents) over () as missing, row_number() over (order by remainder desc, n) as rank from share
  )
  select array_agg(cents + case when rank <= missing then 1 else 0 end order by n) from ranked
$$;
create function subtract_cents(wholes numeric[], parts numeric[]) returns numeric[] language sql immutable as $$
  select array_agg(whole - part order by n) from unnest(wholes, parts) with ordinality as one (whole, part, n)
$$;
`

/**
 * By the rule that priced the orders: the code's discount on the lines it applies to, the rest of the discount as the member
 * discount on what all lines cost then. A code that was deleted, or that applies to less than it took off by now, is split over
 * all lines. The tax of each line was not stored, so it is split in proportion; shipping gets none of it, as in every refund so far.
 */
const LINES = String.raw`
do $$
declare
  found record;
  by_code numeric[];
  by_membership numeric[];
  by_other numeric[];
  costs numeric[];
  taxes numeric[];
begin
  for found in
    select o.id, o.discount_cents, o.code_cents, o.tax_cents, o.replaces_id is not null as is_replacement,
      array_agg(l.id order by l.position, l.id) as lines,
      array_agg(l.line_total_cents order by l.position, l.id) as prices,
      array_agg(case when nullif(p.category, '') is null and scope.ids is null
          or v.merchandise_id = any(scope.ids) or m.category::text = p.category
        then l.line_total_cents else 0 end order by l.position, l.id) as eligible
    from orders o join order_lines l on l.order_id = o.id
    left join variants v on v.id = l.variant_id left join merchandise m on m.id = v.merchandise_id
    left join promo_codes p on p.id = o.promo_code_id
    left join lateral (
      select array_agg(r.merchandise_id) as ids from promo_codes_rels r
      where r.parent_id = p.id and r.merchandise_id is not null) scope on true
    where o.discount_cents > 0 or o.tax_cents > 0
    group by o.id
  loop
    if found.code_cents > (select sum(cents) from unnest(found.eligible) as cents) then
      found.eligible := found.prices;
    end if;
    by_code := split_cents(found.code_cents, found.eligible);
    costs := subtract_cents(found.prices, by_code);
    by_membership := split_cents(case when found.is_replacement then 0 else found.discount_cents - found.code_cents end, costs);
    costs := subtract_cents(costs, by_membership);
    by_other := split_cents(case when found.is_replacement then found.discount_cents - found.code_cents else 0 end, costs);
    costs := subtract_cents(costs, by_other);
    taxes := split_cents(found.tax_cents, costs);
    update order_lines l set code_discount_cents = line.code, member_discount_cents = line.membership,
      other_discount_cents = line.other, tax_cents = line.tax
    from unnest(found.lines, by_code, by_membership, by_other, taxes) as line (id, code, membership, other, tax) where l.id = line.id;
  end loop;
end
$$;
`

/** A credit note says which tax was refunded. Without one, by the rule of credit notes: in proportion to all refunds so far. */
const REFUNDS = String.raw`
with made as (
  select r.id, o.tax_cents, o.total_cents, r.amount_cents, i.tax_cents as credited_cents,
    sum(r.amount_cents) over (partition by o.id order by r.id) as so_far
  from refunds r join orders o on o.id = r.order_id left join invoices i on i.refund_id = r.id
  where r.status <> 'failed' and o.tax_cents > 0 and o.total_cents > 0
)
update refunds r set tax_cents = least(r.amount_cents, coalesce(credited_cents,
  round(made.tax_cents * least(total_cents, so_far) / total_cents)
    - round(made.tax_cents * least(total_cents, so_far - made.amount_cents) / total_cents)))
from made where made.id = r.id;

update orders o set refunded_tax_cents = case when o.refunded_cents >= o.total_cents then o.tax_cents
  else least(o.tax_cents, back.tax_cents + round(o.tax_cents * greatest(0, o.refunded_cents - back.cents) / o.total_cents)) end
from (
  select s.id, coalesce(sum(r.amount_cents), 0) as cents, coalesce(sum(r.tax_cents), 0) as tax_cents
  from orders s left join refunds r on r.order_id = s.id and r.status = 'succeeded' group by s.id) back
where back.id = o.id and o.refunded_cents > 0 and o.tax_cents > 0;

update gift_card_sales set refunded_tax_cents = round(tax_cents * refunded_cents / amount_cents)
where refunded_cents > 0 and tax_cents > 0;
`

/** What each line of an order cost, and the tax in refunds. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const step of [COLUMNS, SPLIT, LINES, REFUNDS]) await db.execute(sql.raw(step))
  await db.execute(sql.raw('drop function split_cents, subtract_cents'))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
      alter table order_lines drop column paid_cents, drop constraint order_lines_cost;
      alter table order_lines drop column code_discount_cents, drop column member_discount_cents,
        drop column other_discount_cents, drop column tax_cents;
      alter table orders drop column shipping_tax_cents, drop column refunded_tax_cents;
      alter table refunds drop column tax_cents;
      alter table withdrawals drop column refund_tax_cents;
      alter table gift_card_sales drop column refunded_tax_cents`),
  )
}
