import { CARD_KEY, type Testbed } from './createTestbed.ts'
import { fetchTwice } from './fetchTwice.ts'

const headers = { authorization: `Bearer ${CARD_KEY}`, 'content-type': 'application/x-www-form-urlencoded' }

export async function callCardApi<Answer>(
  { cards }: Testbed,
  path: string,
  form?: Record<string, string>,
): Promise<Answer> {
  const url = `${cards.url}/v1/${path}`
  const answer = form
    ? await fetch(url, { method: 'POST', headers, body: new URLSearchParams(form) })
    : await fetchTwice(url, { headers })
  if (!answer.ok) throw new Error(`The card emulator answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as Answer
}

export async function listCardObjects<Item extends { id: string }>(testbed: Testbed, path: string): Promise<Item[]> {
  const items: Item[] = []
  const separator = path.includes('?') ? '&' : '?'
  for (let after: string | undefined; ; after = items.at(-1)?.id) {
    const query = `limit=100${after ? `&starting_after=${after}` : ''}`
    const page = await callCardApi<{ data: Item[]; has_more: boolean }>(testbed, `${path}${separator}${query}`)
    items.push(...page.data)
    if (!page.has_more) return items
  }
}
