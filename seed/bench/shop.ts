import { type Database, sql } from '#database/sql.ts'
import { FIRST_ID, type Size } from './sizes.ts'

const ABOUT =
  'Printed when it is ordered, in heavy cotton, with the contour lines of a valley that gave us three geodes.'

const PHOTO = 3_000_000

export async function fillShop(
  tx: Database,
  { products, merchandise, carts }: Size,
  variantsEach: number,
): Promise<void> {
  await tx.query(sql`
    insert into media (id, kind, state, filename, mime_type, filesize, used_at, alt)
    select ${FIRST_ID + PHOTO}::int + n, 'image', 'ready', 'madephoto' || lpad(n::text, 12, '0') || '.webp', 'image/webp', 1000000, now(), 'A slab'
    from generate_series(1, ${products}::int) n on conflict do nothing`)
  await tx.query(sql`
    insert into products (id, name, description, image_id, category, price_cents)
    select ${FIRST_ID}::int + n, 'Slab number ' || n, ${ABOUT}, ${FIRST_ID + PHOTO}::int + n, 'Slabs', 1500 + n * 10
    from generate_series(1, ${products}::int) n on conflict do nothing`)
  await tx.query(sql`
    insert into merchandise (id, title, category, description, article_id, created_at)
    select ${FIRST_ID}::int + n, 'Contour shirt ' || n, 'Shirts', ${ABOUT}, 'made-' || n, now() - n * interval '1 hour'
    from generate_series(1, ${merchandise}::int) n on conflict do nothing`)
  await tx.query(sql`
    insert into merchandise_images (_order, _parent_id, id, image_url, appearance_id, appearance_name, is_primary)
    select place, ${FIRST_ID}::int + n, 'made-' || n || '-' || place, '/pictures/made-' || n || '-' || place || '.webp', place::text, 'Color ' || place, place = 1
    from generate_series(1, ${merchandise}::int) n, generate_series(1, 4) place on conflict do nothing`)
  await tx.query(sql`
    insert into variants (id, merchandise_id, position, provider_variant_id, sku, size_name, appearance_id, appearance_name,
      appearance_color_value, retail_price_cents, cost_cents, stock)
    select ${FIRST_ID}::int + (n - 1) * ${variantsEach}::int + place, ${FIRST_ID}::int + n, place, 'made-' || n || '-' || place, 'made-' || n || '-' || place,
      (array['S', 'M', 'L', 'XL', 'XXL'])[1 + place % 5], (1 + place % 4)::text, 'Color ' || 1 + place % 4, '#334455', 2400, 1100, 1000000
    from generate_series(1, ${merchandise}::int) n, generate_series(1, ${variantsEach}::int) place on conflict do nothing`)
  await tx.query(sql`
    insert into carts (id, key_hash) select ${FIRST_ID}::int + n, 'made-' || n from generate_series(1, ${carts}::int) n on conflict do nothing`)
  await tx.query(sql`
    insert into cart_items (id, cart_id, variant_id, quantity, price_seen_cents)
    select ${FIRST_ID}::int + n, ${FIRST_ID}::int + n, ${FIRST_ID}::int + 1 + n % ${merchandise * variantsEach}::int, 1, 2400
    from generate_series(1, ${carts}::int) n on conflict do nothing`)
}
