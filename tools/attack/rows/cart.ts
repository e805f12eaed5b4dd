import type { Row } from '../Row.ts'
import { Visitor } from '../Visitor.ts'

const PAYMENT = {
  customerInfo: { email: 'buyer@example.test', phone: '555-123-4567' },
  shippingAddress: {
    firstName: 'Ada',
    lastName: 'Hunter',
    street: '1 Agate Road',
    city: 'Duluth',
    state: 'MN',
    country: 'US',
    zipCode: '55801',
  },
}

export const cart: Row = {
  name: 'cart',
  needs: [],
  run: async (testbed) => {
    const variantId = await findVariant(testbed.siteUrl)
    const add = (visitor: Visitor, quantity: number) =>
      visitor.send('POST', '/api/cart', { merchandiseVariantId: variantId, quantity })
    const member = await new Visitor(testbed).signUp()
    await member.send('POST', '/api/logout')
    await add(member, 1)
    const thief = member.copy()
    await member.signIn()
    const findings: string[] = []
    const scan = async (when: string, visitor: Visitor) => {
      const { json } = await visitor.send('GET', '/api/cart')
      if (JSON.stringify(json).includes('quantity')) findings.push(`the old cookie reads the cart ${when}`)
    }
    await scan('after sign-in', thief)
    const payment = await member.send('POST', '/api/checkout/create-payment', PAYMENT)
    if (payment.status !== 200) throw new Error(`The payment before the attack answered ${payment.status}`)
    const { orderReference } = payment.json as { orderReference: string }
    const order = await thief.send('GET', `/api/orders/${orderReference}`)
    if (order.status !== 404) findings.push(`the old cookie got ${order.status} for the order`)
    await add(thief, 3)
    if (JSON.stringify((await member.send('GET', '/api/cart')).json).includes('"quantity":3'))
      findings.push('the old cookie fills the cart')
    const later = member.copy()
    later.cookies.delete('stonehunt-token')
    await member.send('POST', '/api/logout')
    await scan('after sign-out', later)
    await scan('in the browser that signed out', member)
    return { tried: 'the cart, its order and adding to it with copied cookies', findings }
  },
}

async function findVariant(siteUrl: string): Promise<number> {
  const items = (await (await fetch(`${siteUrl}/api/merchandise`)).json()) as {
    variants: { id: number; inStock: boolean }[]
  }[]
  const variant = items.flatMap(({ variants }) => variants).find(({ inStock }) => inStock)
  if (!variant) throw new Error('The demo sells nothing')
  return variant.id
}
