import { Link } from '@payloadcms/ui'
import type { InboxItem, InboxKind } from '#domain/operations/inbox/readInbox.ts'
import { InboxList } from '../inbox/InboxList.tsx'
import { writtenItems } from '../inbox/writtenItems.ts'
import type { Formats } from '../../platform/view/formats.ts'

type WaitingListProps = { items: InboxItem[]; hasMore: boolean; now: Date; refunds: InboxKind[]; formats: Formats }

/** The head of the inbox. */
export function WaitingList({ items, hasMore, now, refunds, formats }: WaitingListProps) {
  const { t } = formats
  return (
    <section className="board__waiting" aria-label={t('Waiting for you')}>
      {items.length === 0 && <p>{t('Nothing needs you right now. Enjoy the hunt.')}</p>}
      <InboxList items={writtenItems(items, formats)} now={now} refunds={refunds} />
      {hasMore && <Link href="/cms/inbox">{t('See everything that waits')}</Link>}
    </section>
  )
}
