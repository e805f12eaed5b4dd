import type { Testbed } from '../createTestbed.ts'

export async function catalogueFingerprint({ pool }: Testbed): Promise<string> {
  const { rows } = await pool.query<{ all: string }>(`
    select md5(string_agg(one, '|' order by one)) as all from (
      select concat_ws(',', 'm', article_id, fingerprint, vanished_at is null, hidden) as one from merchandise
      union all select concat_ws(',', 'v', sku, retail_price_cents, stock, size_name) from variants
    ) known`)
  return rows[0]?.all ?? ''
}
