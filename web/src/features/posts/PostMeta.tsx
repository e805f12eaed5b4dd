import { formatDistanceToNow } from 'date-fns/formatDistanceToNow'
import { styled } from 'styled-components'
import type { Post } from '#contracts/posts.ts'
import { theme } from '../../theme.ts'

const views = new Intl.NumberFormat('en-US')
const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' })

export function PostMeta({ post }: { post: Post }) {
  const createdAt = new Date(post.createdAt)
  return (
    <Line>
      <span>{views.format(post.viewCount)} views</span>
      <span aria-hidden="true">/</span>
      <time suppressHydrationWarning dateTime={post.createdAt} title={moment.format(createdAt)}>
        {formatDistanceToNow(createdAt, { addSuffix: true })}
      </time>
    </Line>
  )
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[2]};
  color: ${theme.color.muted};
  font: 500 ${theme.size.xs} / 1.4 ${theme.font.mono};
`
