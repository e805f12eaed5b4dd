/** What the text of a post has and a story can’t hold, for its owner to read. */
export class Losses {
  private readonly counts = new Map<string, number>()

  readonly add = (what: string): void => void this.counts.set(what, (this.counts.get(what) ?? 0) + 1)

  /** Such as “Left out: form field (2), script.”; empty if there is nothing. */
  sentence(): string {
    const names = [...this.counts]
      .slice(0, MAX_NAMES)
      .map(([what, count]) => (count === 1 ? what : `${what} (${count})`))
    if (names.length === 0) return ''
    return `Left out: ${names.join(', ')}${this.counts.size > MAX_NAMES ? ' and more' : ''}.`
  }
}

const MAX_NAMES = 12
