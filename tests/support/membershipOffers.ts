import type { Browser } from './Browser.ts'
import { sendFromPanel } from './panel.ts'
import type { Site } from './site.ts'

let codes = 0

/** Half of the first payment, unless `terms` say otherwise. @returns its code. */
export async function createOffer(site: Site, owner: Browser, terms: object = {}): Promise<string> {
  const code = `OFFER-${++codes}`
  const offer = { code, kind: 'percent', percent: 50, duration: 'first', plans: 'both', audience: 'everyone', ...terms }
  const answer = await sendFromPanel(site, owner, 'POST', '/cms/api/membership-offers', offer)
  if (answer.status !== 201) throw new Error(`The panel answered ${answer.status}: ${await answer.text()}`)
  return ((await answer.json()) as { doc: { code: string } }).doc.code
}
