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
  if (status === 'pending') return 'An employee looks at it before it appears.'
  if (status === 'processing') return 'The video is being prepared and appears as soon as that is done.'
  return isSubscriberOnly ? 'Subscribers can see it now.' : 'Everybody can see it now.'
}
