import { BRAND_DEFAULTS } from '#contracts/platform/siteDefaults.ts'
import { type Database, row, sql } from '#database/sql.ts'
import { readSettings } from '#domain/platform/settings/settings.ts'
import type { InvoiceData } from './invoiceData.ts'

/** Lines are separated by commas, because a setting is one line. */
const linesOf = (text: string): string[] =>
  text
    .split(',')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** As the settings say now. `series` begins each number. */
export async function readSeller(database: Database): Promise<{ seller: InvoiceData['seller']; series: string }> {
  const settings = await readSettings(database, [
    'invoice_seller_name',
    'invoice_seller_address',
    'invoice_tax_id',
    'invoice_note',
    'invoice_series',
  ])
  const brand = await row(database, sql<{ name: string }>`select name from brand order by id limit 1`)
  const { invoice_seller_name: name, invoice_seller_address: address } = settings
  return {
    seller: {
      name: name.trim() || (brand?.name ?? BRAND_DEFAULTS.name),
      address: linesOf(address),
      taxId: settings.invoice_tax_id.trim(),
      note: settings.invoice_note.trim(),
    },
    series: settings.invoice_series.replace(/[^\w/]/g, '').slice(0, 12),
  }
}
