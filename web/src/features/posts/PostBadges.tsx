import { Lock } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import type { Post } from '#contracts/posts.ts'
import { theme } from '../../theme.ts'
import { Badge } from '../../ui/Badge.tsx'

type PostBadgesProps = {
  post: Post
  /** What the access badge says; it differs between grid and list. */
  accessLabel: string
  id?: string
}

const CATEGORIES = { hunt: null, 'gear-review': 'Gear review', 'q-and-a': 'Q&A' } as const
const STATES = {
  published: null,
  pending: 'Waiting for approval',
  processing: 'Being prepared',
  scheduled: 'Scheduled',
}

export function PostBadges({ post, accessLabel, id }: PostBadgesProps) {
  const category = CATEGORIES[post.category]
  const state = STATES[post.status]
  const [now] = useState(Date.now)
  const isEarly = !post.isSubscriberOnly && post.publicAt !== null && Date.parse(post.publicAt) > now
  if (!post.isSubscriberOnly && !category && !state && !isEarly) return null
  return (
    <Row id={id}>
      {post.isSubscriberOnly && (
        <Badge $tone="member">
          {post.locked && <Lock size={12} aria-hidden="true" />}
          {accessLabel}
        </Badge>
      )}
      {isEarly && <Badge $tone="member">Early access</Badge>}
      {category && <Badge>{category}</Badge>}
      {state && <Badge $tone="warn">{state}</Badge>}
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`
