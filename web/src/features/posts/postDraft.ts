export type Words = { title: string; description: string }

const keyOf = (door: string) => `draft:${door}`

/** Title and description survive a closed window; files cannot. */
export function readDraft(door: string): Words {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(keyOf(door)) ?? 'null')
    if (isWords(draft)) return draft
  } catch {
    // Not ours or not readable: start empty.
  }
  return { title: '', description: '' }
}

export function rememberDraft(door: string, { title, description }: Words) {
  try {
    localStorage.setItem(keyOf(door), JSON.stringify({ title, description }))
  } catch {
    // Without storage the words live as long as the page.
  }
}

export function forgetDraft(door: string) {
  try {
    localStorage.removeItem(keyOf(door))
  } catch {
    // Nothing was stored either.
  }
}

function isWords(value: unknown): value is Words {
  return (
    typeof value === 'object' &&
    value !== null &&
    'title' in value &&
    typeof value.title === 'string' &&
    'description' in value &&
    typeof value.description === 'string'
  )
}
