import type { DefaultServerCellComponentProps } from 'payload'
import type { Order } from '../../../../payload-types.ts'

/** Who the parcel goes to. The name is gone when the account was deleted; the address, too, in lists that don’t read it. */
export function BuyerCell({ rowData }: DefaultServerCellComponentProps) {
  const { firstName, lastName } = ((rowData as Partial<Order>).shippingAddress ?? {}) as Record<
    string,
    string | undefined
  >
  return <span>{[firstName, lastName].filter(Boolean).join(' ') || '–'}</span>
}
