import type { Browser } from './Browser.ts'

export type OwnGood = { id: number; name: string; variantId: number }

/** Adds a product as an employee does. @param stock null where nobody counts it. */
export async function addOwnGood(
  employee: Browser,
  { name, price, stock }: { name: string; price: number; stock: number | null },
): Promise<OwnGood> {
  const added = await employee.post('/api/admin/products', { name, price })
  if (added.status !== 201) throw new Error(`The product was answered with ${added.status}: ${added.text}`)
  const good = added.json as OwnGood
  if (stock !== null) {
    const counted = await changeStock(employee, good, { change: stock })
    if (counted.status !== 200) throw new Error(`The stock was answered with ${counted.status}: ${counted.text}`)
  }
  return good
}

export const changeStock = (employee: Browser, { id }: OwnGood, input: object) =>
  employee.post(`/api/admin/products/${id}/stock`, input)

/** As the list of gear does. */
export const hideGood = (employee: Browser, { id }: OwnGood, hidden: boolean) =>
  employee.patch(`/cms/api/products/${id}`, { hidden })

export type StockCount = { left: number | null; held: number; sold: number }

export const stockOf = async (employee: Browser, { id }: OwnGood): Promise<StockCount> =>
  (await employee.get(`/api/admin/products/${id}/stock`)).json as StockCount
