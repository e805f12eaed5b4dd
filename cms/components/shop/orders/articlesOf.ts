import type { Payload } from 'payload'

/** The list has read the order with the viewer's access; its lines are part of it. */
export async function articlesOf(payload: Payload, orderId: number): Promise<string> {
  const { docs } = await payload.find({
    collection: 'order-lines',
    where: { order: { equals: orderId } },
    sort: 'position',
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  return docs
    .map(({ quantity, title, size, color }) => {
      const variant = [size, color].filter(Boolean).join(', ')
      return `${quantity > 1 ? `${quantity} × ` : ''}${title}${variant && ` (${variant})`}`
    })
    .join(', ')
}
