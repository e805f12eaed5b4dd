import type { StoredFact } from '#contracts/platform/facts.ts'
import type { InboxItem, InboxKind } from '#domain/operations/inbox/readInbox.ts'
import { alertIn } from '../../platform/alerts/alertIn.ts'
import type { Formats } from '../../platform/view/formats.ts'
import { problemIn } from '../../shop/orders/factsIn.ts'

export type WrittenItem = Omit<InboxItem, 'told'>

type Words = Pick<Formats, 't' | 'money'>

/** On the server, so that no page of the panel loads the texts of every alert. */
export const writtenItems = (items: InboxItem[], words: Words): WrittenItem[] =>
  items.map(({ told, ...item }) => ({ ...item, text: told ? textOf(item.kind, told, words) : item.text }))

const textOf = (kind: InboxKind, told: StoredFact, words: Words): string =>
  kind === 'alert' ? alertIn(words, told) : problemIn(words, told)
