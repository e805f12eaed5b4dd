import { Link } from 'react-router-dom'
import type { Post } from '#contracts/posts.ts'
import { Notice } from '../../ui/Notice.tsx'

export function PublishedNotice({ post }: { post: Post }) {
  return (
    <Notice tone="good" role="status" title={post.status === 'pending' ? 'Sent.' : 'Published.'}>
      {nextStep(post)} <Link to={`/content/${post.id}`}>View post</Link>
    </Notice>
  )
}

function nextStep({ status, isSubscriberOnly }: Post): string {
  if (status === 'pending') return 'We’ll review it before it goes live.'
  if (status === 'processing') return 'We’re preparing the video. It goes live as soon as it’s ready.'
  return isSubscriberOnly ? 'Subscribers can see it now.' : 'Everyone can see it now.'
}
