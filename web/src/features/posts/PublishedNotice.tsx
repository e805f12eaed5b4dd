import { Link } from 'react-router-dom'
import type { Post } from '#contracts/posts.ts'
import { Notice } from '../../ui/Notice.tsx'

export function PublishedNotice({ post }: { post: Post }) {
  return (
    <Notice tone="good" role="status" title={TITLES[post.status] ?? 'Published.'}>
      {nextStep(post)} <Link to={`/content/${post.id}`}>View post</Link>
    </Notice>
  )
}

const TITLES: Partial<Record<Post['status'], string>> = { pending: 'Sent.', scheduled: 'Scheduled.' }

function nextStep({ status, isSubscriberOnly }: Post): string {
  if (status === 'pending') return 'We’ll review it before it goes live.'
  if (status === 'processing') return 'We’re preparing the video. It goes live as soon as it’s ready.'
  if (status === 'scheduled') return 'It goes live at the time you chose.'
  return isSubscriberOnly ? 'Subscribers can see it now.' : 'Everyone can see it now.'
}
