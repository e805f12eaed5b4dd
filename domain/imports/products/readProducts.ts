import { amountToCents } from '#contracts/amountToCents.ts'
import { IMPORT_LIMITS } from '#contracts/imports.ts'
import { decodeText } from '../decodeText.ts'
import { importProblem } from '../importProblem.ts'
import { resolved } from '../posts/oldAddresses.ts'
import { readCsv } from '../readCsv.ts'
import { unpack } from '../unpack.ts'
import type { ProductLine } from './ProductLine.ts'

export type ReadProduct = { line: number; product: ProductLine }

const NEEDED = ['name', 'price']

/** For a thread. @throws ShopError `invalid_import`, `too_large`. */
export const readProductFile = async (file: string | undefined): Promise<ReadProduct[]> =>
  readProducts(await unpack(file, IMPORT_LIMITS.bytes))

/** A table with the columns of the export of products; only Name and Price are needed. @throws ShopError `invalid_import`. */
export async function readProducts(bytes: Buffer): Promise<ReadProduct[]> {
  const [header = [], ...lines] = await readCsv(decodeText(bytes))
  const names = header.map((name) => name.trim().toLowerCase())
  const missing = NEEDED.filter((column) => !names.includes(column))
  if (missing.length > 0)
    throw importProblem(`The first line has no column ${missing.map((name) => `“${name}”`).join(', ')}.`)
  return lines.flatMap((cells, at) => {
    if (cells.every((cell) => cell.trim() === '')) return []
    const cell = (column: string) => cells[names.indexOf(column)]?.trim() ?? ''
    const product = {
      title: cell('name').replace(/\s+/g, ' '),
      description: cell('description'),
      category: cell('category') || 'General',
      priceCents: centsOf(cell('price')),
      isInStock: !/^(?:no|false|0)$/i.test(cell('in stock')),
      image: resolved(cell('image'), null),
    }
    return [{ line: at + 2, product }]
  })
}

/** “24.50” or “$24.50”. A comma could mean thousands or cents, so it is not guessed. */
function centsOf(amount: string): number | null {
  const [, digits] = /^\$?(\d{1,7}(?:\.\d{1,2})?)$/.exec(amount) ?? []
  return digits === undefined ? null : amountToCents(Number(digits))
}
