import { amountToCents } from '#contracts/shared/amountToCents.ts'
import { type ChosenColumns, type ColumnField, IMPORT_LIMITS } from '#contracts/operations/imports.ts'
import { decodeText } from '../decodeText.ts'
import { resolved } from '../posts/oldAddresses.ts'
import { readCsv } from '../readCsv.ts'
import { refuseMissingColumns } from '../tables/refuseMissingColumns.ts'
import { suggestColumns } from '../tables/suggestColumns.ts'
import { cellOf, toTable } from '../tables/toTable.ts'
import { unpack } from '../unpack.ts'
import type { ProductLine } from './ProductLine.ts'

export type ReadProduct = { line: number; product: ProductLine }

/** For a thread. @throws AppError `invalid_import`, `too_large`. */
export const readProductFile = async (
  file: string | undefined,
  columns: ChosenColumns | undefined,
): Promise<ReadProduct[]> => readProducts(await unpack(file, IMPORT_LIMITS.bytes), columns)

/** @param columns by default those of the export of products. @throws AppError `invalid_import`. */
export async function readProducts(bytes: Buffer, columns?: ChosenColumns): Promise<ReadProduct[]> {
  const table = toTable(await readCsv(decodeText(bytes)))
  const chosen = columns ?? suggestColumns('products-csv', table)
  refuseMissingColumns('products-csv', table.names, chosen)
  const read = cellOf(table.names, chosen)
  return table.lines.map(({ line, cells }) => {
    const cell = (field: ColumnField) => read(cells, field)
    const product = {
      title: cell('name').replace(/\s+/g, ' '),
      description: cell('description'),
      category: cell('category') || 'General',
      priceCents: centsOf(cell('price')),
      isInStock: !/^(?:no|false|0)$/i.test(cell('inStock')),
      stock: piecesOf(cell('stock')),
      image: resolved(cell('image'), null),
      isHidden: /^(?:yes|true|1|draft|archived)$/i.test(cell('isHidden')),
    }
    return { line, product }
  })
}

/** Empty where nobody counts them. @returns undefined if it isn’t a whole number. */
function piecesOf(text: string): number | null | undefined {
  if (text === '') return null
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined
}

/** “24.50” or “$24.50”. A comma could mean thousands or cents, so it is not guessed. */
function centsOf(amount: string): number | null {
  const [, digits] = /^\$?(\d{1,7}(?:\.\d{1,2})?)$/.exec(amount) ?? []
  return digits === undefined ? null : amountToCents(Number(digits))
}
