'use client'
import { Link } from '@payloadcms/ui'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import type { InboxKind } from '#domain/operations/inbox/readInbox.ts'
import { waitingTime } from '../../community/threads/waitingTime.ts'
import { useText } from '../../platform/view/useText.ts'
import { INBOX_KINDS } from './inboxKinds.ts'
import { InboxActions } from './InboxActions.tsx'
import { inboxKey } from './inboxKey.ts'
import type { WrittenItem } from './writtenItems.ts'
import { RefundPanel } from './RefundPanel.tsx'
import { useNextAfterDecision } from './useNextAfterDecision.ts'

type InboxListProps = {
  items: WrittenItem[]
  now: Date
  /** The kinds that this employee may refund. */
  refunds: InboxKind[]
  /** The kind that the inbox shows; undefined for all kinds. */
  shownKind?: InboxKind | undefined
  /** The item whose refund is open. */
  opened?: { key: string; panel: ReactNode } | undefined
}

/**
 * Keyboard: J focuses the next item, K the previous one. Enter opens the item, a letter presses the button that has it, and
 * Escape closes an open refund.
 */
export function InboxList({ items, now, refunds, shownKind, opened }: InboxListProps) {
  const t = useText()
  const list = useRef<HTMLOListElement>(null)
  const noteFocus = useNextAfterDecision(list, items.map(inboxKey))
  const onKeyDown = (event: KeyboardEvent<HTMLOListElement>) => {
    const { target } = event
    if (target instanceof Element && event.key === 'Escape' && target.closest('.inbox__refund')) {
      const close = buttonFor('r', target.closest('.inbox > li'))
      close?.focus()
      close?.click()
      return
    }
    // The dialog that asks for a reason is inside the list.
    if (!(target instanceof Element) || target.closest('input, textarea, select, dialog')) return
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const key = event.key.toLowerCase()
    const step = { j: 1, k: -1 }[key]
    if (step !== undefined) focusBeside(list.current, step)
    else buttonFor(key, target.closest('.inbox > li'))?.click()
  }
  return (
    <ol className="inbox" ref={list} onKeyDown={onKeyDown} onFocus={noteFocus}>
      {items.map((item) => {
        const { kind, id, who, text, since } = item
        const key = inboxKey(item)
        const isOpen = opened?.key === key
        return (
          <li key={key} data-kind={kind} data-key={key}>
            <p className="inbox__head">
              <Link className="inbox__task" href={INBOX_KINDS[kind].path(id)}>
                {t(INBOX_KINDS[kind].task)}
              </Link>
              {who && <span>{who}</span>}
              <time dateTime={since.toISOString()}>{waitingTime(since, now, t)}</time>
            </p>
            {text && <p className="inbox__text">{text}</p>}
            <InboxActions
              kind={kind}
              id={id}
              refund={refunds.includes(kind) ? { href: inboxHref(shownKind, isOpen ? undefined : key), isOpen } : null}
            />
            {isOpen && <RefundPanel>{opened.panel}</RefundPanel>}
          </li>
        )
      })}
    </ol>
  )
}

function inboxHref(kind: InboxKind | undefined, refund: string | undefined): string {
  const query = new URLSearchParams({ ...(kind && { kind }), ...(refund && { refund }) }).toString()
  return query ? `/cms/inbox?${query}` : '/cms/inbox'
}

function focusBeside(list: HTMLOListElement | null, step: number): void {
  const tasks = [...(list?.querySelectorAll<HTMLElement>('.inbox__task') ?? [])]
  const at = tasks.findIndex((task) => task.closest('li')?.contains(document.activeElement))
  tasks[at + step]?.focus()
}

const buttonFor = (key: string, item: Element | null): HTMLElement | undefined =>
  item?.querySelector<HTMLElement>(`[aria-keyshortcuts='${CSS.escape(key)}']`) ?? undefined
