import { Link } from '@payloadcms/ui'
import type { InboxItem, InboxKind } from '#domain/operations/inbox/readInbox.ts'
import { InboxList } from '../inbox/InboxList.tsx'

type WaitingListProps = { items: InboxItem[]; hasMore: boolean; now: Date; refunds: InboxKind[] }

/** The head of the inbox. */
export function WaitingList({ items, hasMore, now, refunds }: WaitingListProps) {
  return (
    <section className="board__waiting" aria-label="Waiting for you">
      {items.length === 0 && <p>Nothing needs you right now. Enjoy the hunt.</p>}
      <InboxList items={items} now={now} refunds={refunds} />
      {hasMore && <Link href="/cms/inbox">See everything that waits</Link>}
    </section>
  )
}
