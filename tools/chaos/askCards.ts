import { CARD_KEY, type Ground } from './ground.ts'

const headers = { authorization: `Bearer ${CARD_KEY}`, 'content-type': 'application/x-www-form-urlencoded' }

/** The card provider's own API, as its Dashboard would use it, past the gate. */
export async function askCards<Answer>(
  { cards }: Ground,
  path: string,
  form?: Record<string, string>,
): Promise<Answer> {
  const answer = await fetch(`${cards.url}/v1/${path}`, {
    method: form ? 'POST' : 'GET',
    headers,
    ...(form && { body: new URLSearchParams(form) }),
  })
  if (!answer.ok) throw new Error(`The card stand-in answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as Answer
}

/** Every object of a list there. */
export async function listCards<Item extends { id: string }>(ground: Ground, path: string): Promise<Item[]> {
  const items: Item[] = []
  const separator = path.includes('?') ? '&' : '?'
  for (let after: string | undefined; ; after = items.at(-1)?.id) {
    const query = `limit=100${after ? `&starting_after=${after}` : ''}`
    const page = await askCards<{ data: Item[]; has_more: boolean }>(ground, `${path}${separator}${query}`)
    items.push(...page.data)
    if (!page.has_more) return items
  }
}
