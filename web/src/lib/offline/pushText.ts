type ShownPush = { title: string; body: string; path: string; tag: string }

/** @returns null for a message that is not ours. */
export function readPushText(text: string): ShownPush | null {
  try {
    const message: unknown = JSON.parse(text)
    if (typeof message !== 'object' || message === null) return null
    const facts = new Map<string, unknown>(Object.entries(message))
    const [title, body, path, tag] = ['title', 'body', 'path', 'tag'].map((name) => facts.get(name))
    const isWhole = [title, body, path, tag].every((value) => typeof value === 'string')
    return isWhole ? { title: String(title), body: String(body), path: String(path), tag: String(tag) } : null
  } catch {
    return null
  }
}
