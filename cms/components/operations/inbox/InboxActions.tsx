'use client'
import { useRouter } from 'next/navigation.js'
import { useTransition } from 'react'
import { Link } from '@payloadcms/ui'
import type { InboxItem } from '#domain/operations/inbox/readInbox.ts'
import { ModerationButtons } from '../../community/moderation/ModerationButtons.tsx'
import { ReviewButtons } from '../../shop/reviews/ReviewButtons.tsx'
import { useText } from '../../platform/view/useText.ts'
import { INBOX_KINDS } from './inboxKinds.ts'

type InboxActionsProps = Pick<InboxItem, 'kind' | 'id'> & {
  /** The address that opens or closes the refund; null if this employee can’t refund the item. */
  refund: { href: string; isOpen: boolean } | null
}

/** What can be decided in the list; the rest is answered where it opens. */
export function InboxActions({ kind, id, refund }: InboxActionsProps) {
  const t = useText()
  if (kind === 'comment' || kind === 'report')
    return (
      <div className="moderation moderation--row">
        <ModerationButtons ids={[id]} actions={['approve', 'hide', 'mute']} />
        <Link href={`${INBOX_KINDS[kind].path(id)}#reply`} aria-keyshortcuts="r">
          {t('Reply')}
        </Link>
      </div>
    )
  if (kind === 'review')
    return (
      <div className="moderation moderation--row">
        <ReviewButtons ids={[id]} />
      </div>
    )
  return refund && <RefundButton {...refund} />
}

function RefundButton({ href, isOpen }: { href: string; isOpen: boolean }) {
  const t = useText()
  const router = useRouter()
  const [isLoading, startLoading] = useTransition()
  return (
    <div className="moderation moderation--row">
      <button
        type="button"
        aria-keyshortcuts="r"
        aria-expanded={isOpen}
        aria-busy={isLoading}
        onClick={() => startLoading(() => router.push(href, { scroll: false }))}
      >
        {t(isOpen ? 'Close refund' : 'Refund…')}
      </button>
    </div>
  )
}
