export type Issue = {
  message: string
  minimum?: number | bigint
  maximum?: number | bigint
  /** Of a `refine` or `superRefine`. */
  params?: Record<string, unknown> | undefined
}

/** A `Message` whose values are texts. */
type IssueText = string | { text: string; values: Record<string, string> }

const PLACEHOLDER = /\{([a-z]\w*)\}/gi

/** What a schema finds. The message of a check may name its bound, as `{minimum}` or `{maximum}`, or what is in `params`. */
export function messageOfIssue(issue: Issue): IssueText {
  const names = [...issue.message.matchAll(PLACEHOLDER)].map(([, name = '']) => name)
  if (names.length === 0) return issue.message
  const known: Record<string, unknown> = { minimum: issue.minimum, maximum: issue.maximum, ...issue.params }
  const values = Object.fromEntries(names.map((name) => [name, textOf(known[name])]))
  return { text: issue.message, values }
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint' ? String(value) : ''
