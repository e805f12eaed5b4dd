import type { PrintState } from '#contracts/shop/orders.ts'
import type { PrintItem, PrintShipment } from '#providers/spreadconnect/orders.ts'
import type { Parcel } from '../orders/parcelsSchema.ts'
import { hasLeft } from './progressOf.ts'

type Line = { id: number; sku: string }

/** @returns null when the provider hasn't begun with it, or its state is unknown. */
export function printStateOf(line: Line, items: PrintItem[], shipments: PrintShipment[]): PrintState | null {
  const item = itemOf(line, items)
  if (!item) return null
  if (hasLeft(item, shipments)) return 'shipped'
  if (item.state === 'CANCELLED') return 'cancelled'
  return item.state === 'IN_PRODUCTION' || item.state === 'PRODUCTION_ISSUE' ? 'in_production' : null
}

export const parcelsOf = (
  printOrderId: string,
  lines: Line[],
  { items, shipments }: { items: PrintItem[]; shipments: PrintShipment[] },
): Parcel[] =>
  shipments.map((shipment) => ({
    printOrderId,
    lineIds: lines.filter((line) => isIn(line, itemOf(line, items), shipment)).map(({ id }) => id),
    tracking: shipment.tracking,
  }))

/** Our line id names it; the SKU does when the provider leaves the id out. */
const itemOf = ({ id, sku }: Line, items: PrintItem[]): PrintItem | undefined =>
  items.find(({ lineId }) => lineId === String(id)) ?? items.find((item) => item.lineId === null && item.sku === sku)

const isIn = ({ id }: Line, item: PrintItem | undefined, { itemReferences, lineIds }: PrintShipment): boolean =>
  lineIds.includes(String(id)) || itemReferences.some((reference) => reference === item?.reference)
