'use client'
import { Link } from '@payloadcms/ui'
import type { InboxItem } from '#domain/operations/inbox/readInbox.ts'
import { ModerationButtons } from '../moderation/ModerationButtons.tsx'
import { ReviewButtons } from '../reviews/ReviewButtons.tsx'
import { INBOX_KINDS } from './inboxKinds.ts'

/** What can be decided in the list; the rest is answered where it opens. */
export function InboxActions({ kind, id }: Pick<InboxItem, 'kind' | 'id'>) {
  if (kind === 'comment' || kind === 'report')
    return (
      <div className="moderation moderation--row">
        <ModerationButtons ids={[id]} actions={['approve', 'hide', 'mute']} />
        <Link href={`${INBOX_KINDS[kind].path(id)}#reply`} aria-keyshortcuts="r">
          Reply
        </Link>
      </div>
    )
  if (kind === 'review')
    return (
      <div className="moderation moderation--row">
        <ReviewButtons ids={[id]} />
      </div>
    )
  return null
}
