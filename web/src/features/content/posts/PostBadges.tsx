import { Lock } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import type { Post } from '#contracts/content/posts.ts'
import { msg } from '#contracts/shared/msg.ts'
import { theme } from '../../../theme.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { KINDS } from '../../../lib/postKinds.ts'
import { t } from '../../../lib/text.ts'
import { openToAllFrom } from './openToAllFrom.ts'

type PostBadgesProps = {
  post: Post
  accessLabel: string
  /** On cards of visitors who can't watch everything. */
  marksFree?: boolean
  id?: string
}

const STATES = {
  published: null,
  pending: msg('Waiting for approval'),
  processing: msg('Being prepared'),
  scheduled: msg('Scheduled'),
  draft: msg('Draft'),
}

export function PostBadges({ post, accessLabel, marksFree = false, id }: PostBadgesProps) {
  const category = KINDS.find(({ kind }) => kind === post.category)?.badge
  const state = post.problem ? msg('Can’t be shown') : STATES[post.status]
  const [now] = useState(Date.now)
  const isEarly = openToAllFrom(post, now) !== null
  const isFree = marksFree && !post.isSubscriberOnly && post.status === 'published'
  if (!post.isSubscriberOnly && !isFree && !category && !state && !isEarly) return null
  return (
    <Row id={id}>
      {post.isSubscriberOnly && (
        <Badge $tone="member">
          {post.locked && <Lock size={12} aria-hidden="true" />}
          {accessLabel}
        </Badge>
      )}
      {isFree && <Badge $tone="good">{t('Free')}</Badge>}
      {isEarly && <Badge $tone="member">{t('Early access')}</Badge>}
      {category && <Badge>{t(category)}</Badge>}
      {state && <Badge $tone={post.problem ? 'bad' : 'warn'}>{t(state)}</Badge>}
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`
