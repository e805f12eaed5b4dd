import { Lock } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import type { Post } from '#contracts/posts.ts'
import { msg } from '#contracts/msg.ts'
import { dayOf } from '../../../lib/dates.ts'
import { theme } from '../../../theme.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { KINDS } from '../../../lib/postKinds.ts'
import { t } from '../../../lib/text.ts'
import { Trans } from '../../../ui/Trans.tsx'

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
  const publicAt = post.publicAt && Date.parse(post.publicAt) > now ? new Date(post.publicAt) : null
  const isFree = marksFree && !post.isSubscriberOnly && post.status === 'published'
  if (!post.isSubscriberOnly && !isFree && !category && !state && !publicAt) return null
  return (
    <Row id={id}>
      {post.isSubscriberOnly && (
        <Badge $tone="member">
          {post.locked && <Lock size={12} aria-hidden="true" />}
          {accessLabel}
        </Badge>
      )}
      {isFree && <Badge $tone="good">{t('Free')}</Badge>}
      {publicAt && (
        <>
          <Badge $tone="member">{t('Early access')}</Badge>
          <Badge>
            <span>
              <Trans
                id="Public from <0>{day}</0>"
                values={{ day: dayOf(publicAt) }}
                components={{ 0: <time dateTime={publicAt.toISOString()} /> }}
              />
            </span>
          </Badge>
        </>
      )}
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
