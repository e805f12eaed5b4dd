import { useState } from 'react'
import { styled } from 'styled-components'
import type { Post } from '#contracts/content/posts.ts'
import { dateTimeOf, dayOf } from '../../../lib/dates.ts'
import { timeAgo } from '../../../lib/timeAgo.ts'
import { useIsBrowser } from '../../../lib/useIsBrowser.ts'
import { theme } from '../../../theme.ts'
import { t } from '../../../lib/text.ts'
import { Trans } from '../../../ui/Trans.tsx'
import { openToAllFrom } from './openToAllFrom.ts'

export function PostMeta({ post }: { post: Post }) {
  const createdAt = new Date(post.createdAt)
  const isBrowser = useIsBrowser()
  const [now] = useState(Date.now)
  const publicAt = openToAllFrom(post, now)
  return (
    <Line>
      <span>{t('{count, plural, one {# view} other {# views}}', { count: post.viewCount })}</span>
      <time suppressHydrationWarning dateTime={post.createdAt} title={dateTimeOf(createdAt, isBrowser)}>
        {timeAgo(createdAt)}
      </time>
      {publicAt && (
        <span>
          <Trans
            id="Public from <0>{day}</0>"
            values={{ day: dayOf(publicAt) }}
            components={{ 0: <time dateTime={publicAt.toISOString()} /> }}
          />
        </span>
      )}
    </Line>
  )
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[5]};
  color: ${theme.color.muted};
  font: 500 ${theme.size.xs} / 1.4 ${theme.font.mono};
  overflow: hidden;

  /* The separator belongs to the second item and is clipped where that item starts a line. */
  > * + *::before {
    content: '/' / '';
    margin-inline: calc(-1 * ${theme.space[4]}) ${theme.space[2]};
  }
`
