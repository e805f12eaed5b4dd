'use client'
import { Link } from '@payloadcms/ui'
import { type KeyboardEvent, useRef } from 'react'
import type { InboxItem } from '#domain/operations/inbox/readInbox.ts'
import { waitingTime } from '../threads/waitingTime.ts'
import { INBOX_KINDS } from './inboxKinds.ts'
import { InboxActions } from './InboxActions.tsx'

type InboxListProps = { items: InboxItem[]; now: Date }

/** With the keyboard: J and K go to the next and the previous, Enter opens, and a letter presses its button. */
export function InboxList({ items, now }: InboxListProps) {
  const list = useRef<HTMLOListElement>(null)
  const onKeyDown = (event: KeyboardEvent<HTMLOListElement>) => {
    const { target } = event
    // The dialog that asks for a reason is inside the list.
    if (!(target instanceof Element) || target.closest('input, textarea, select, dialog')) return
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const key = event.key.toLowerCase()
    const step = { j: 1, k: -1 }[key]
    if (step !== undefined) focusBeside(list.current, step)
    else buttonFor(key, target.closest('li'))?.click()
  }
  return (
    <ol className="inbox" ref={list} onKeyDown={onKeyDown}>
      {items.map(({ kind, id, who, text, since }) => (
        <li key={`${kind}:${id}`} data-kind={kind}>
          <p className="inbox__head">
            <Link className="inbox__task" href={INBOX_KINDS[kind].path(id)}>
              {INBOX_KINDS[kind].task}
            </Link>
            {who && <span>{who}</span>}
            <time dateTime={since.toISOString()}>{waitingTime(since, now)}</time>
          </p>
          {text && <p className="inbox__text">{text}</p>}
          <InboxActions kind={kind} id={id} />
        </li>
      ))}
    </ol>
  )
}

function focusBeside(list: HTMLOListElement | null, step: number): void {
  const tasks = [...(list?.querySelectorAll<HTMLElement>('.inbox__task') ?? [])]
  const at = tasks.findIndex((task) => task.closest('li')?.contains(document.activeElement))
  tasks[at + step]?.focus()
}

const buttonFor = (key: string, item: Element | null): HTMLElement | undefined =>
  item?.querySelector<HTMLElement>(`[aria-keyshortcuts='${CSS.escape(key)}']`) ?? undefined
