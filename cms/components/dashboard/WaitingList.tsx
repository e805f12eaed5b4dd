import { Link } from '@payloadcms/ui'
import type { InboxItem } from '#domain/operations/inbox/readInbox.ts'
import { InboxList } from '../inbox/InboxList.tsx'

type WaitingListProps = { items: InboxItem[]; hasMore: boolean; now: Date }

/** The head of the inbox. */
export function WaitingList({ items, hasMore, now }: WaitingListProps) {
  return (
    <section className="board__waiting" aria-label="Waiting for you">
      {items.length === 0 && <p>Nothing needs you right now. Enjoy the hunt.</p>}
      <InboxList items={items} now={now} />
      {hasMore && <Link href="/cms/inbox">See everything that waits</Link>}
    </section>
  )
}
