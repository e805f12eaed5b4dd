import type { Site } from './site.ts'

/** What the owner enters before she sells to Europe. */
export const TRADER = {
  trader_name: 'Stone Hunt LLC',
  trader_address: '1 Agate Road, Duluth, MN 55801, US',
  trader_email: 'shop@example.test',
  trader_phone: '+1 218 555 0100',
  returns_address: 'Stone Hunt LLC, Dock 4, Duluth, MN 55801, US',
  vat_wording: 'delivery',
  eu_responsible: 'Rep GmbH, Ringweg 2, 10115 Berlin, rep@example.test',
}

/** The countries a site of this test sells to, with the details that Europe needs. */
export async function sellTo(site: Site, ...countries: string[]): Promise<void> {
  const values = { ...TRADER, shipping_countries: countries.join(',') }
  await site.pool.query(
    `insert into site_settings (key, value) select * from unnest($1::text[], $2::text[])
     on conflict (key) do update set value = excluded.value`,
    [Object.keys(values), Object.values(values)],
  )
}
