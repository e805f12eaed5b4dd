import type { StoredStatement } from './readStatements.ts'
import type { WithdrawnItem } from './withdrawableLines.ts'

type Sent = { items?: WithdrawnItem[] | undefined; formKey?: string | undefined }

/** Names a statement: its form, or from a caller without one, what it is about. */
export const statementKey = ({ items, formKey }: Sent): string | null =>
  formKey ??
  (items
    ?.map(({ id, quantity }) => `${id}:${quantity}`)
    .sort()
    .join() ||
    null)

/** The statement that is sent again; the last one, when nothing is left. */
export function findRepeated(
  statements: StoredStatement[],
  left: WithdrawnItem[],
  sent: Sent,
): StoredStatement | undefined {
  const key = statementKey(sent)
  const same = statements.find(({ formKey }) => key !== null && formKey === key)
  return same ?? (left.length === 0 ? statements.at(-1) : undefined)
}
