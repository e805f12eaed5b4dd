import type { PrintItem, PrintOrder, PrintShipment } from '#providers/spreadconnect/orders.ts'

/** How far the print provider is with an order. */
export type Progress = 'in_production' | 'partially_shipped' | 'shipped'

export function progressOf(
  { state, items }: Pick<PrintOrder, 'state' | 'items'>,
  shipments: PrintShipment[],
): Progress | null {
  if (shipments.length === 0) return state === 'PROCESSED' ? 'in_production' : null
  // What has left stays sent when the rest, or the whole order, is canceled there.
  const left = items.filter((item) => hasLeft(item, shipments))
  const isComplete = left.length > 0 && items.every((item) => left.includes(item) || item.state === 'CANCELLED')
  return isComplete ? 'shipped' : 'partially_shipped'
}

export const hasLeft = ({ reference, lineId, state }: PrintItem, shipments: PrintShipment[]): boolean =>
  state === 'SENT' ||
  shipments.some(
    ({ itemReferences, lineIds }) =>
      (reference !== null && itemReferences.includes(reference)) || (lineId !== null && lineIds.includes(lineId)),
  )
