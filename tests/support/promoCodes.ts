import type { Browser } from './Browser.ts'
import { sendFromPanel } from './panel.ts'
import type { Site } from './site.ts'

/** @returns its id. */
export async function createCode(site: Site, employee: Browser, code: object): Promise<number> {
  const answer = await sendFromPanel(site, employee, 'POST', '/cms/api/promo-codes', code)
  if (answer.status !== 201) throw new Error(`The panel answered ${answer.status}: ${await answer.text()}`)
  return ((await answer.json()) as { doc: { id: number } }).doc.id
}

export const applyCode = (buyer: Browser, code: string) => buyer.put('/api/cart/code', { code })
