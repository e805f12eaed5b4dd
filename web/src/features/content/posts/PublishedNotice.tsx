import { Link } from 'react-router-dom'
import type { Post } from '#contracts/content/posts.ts'
import { msg } from '#contracts/shared/msg.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { t } from '../../../lib/text.ts'

export function PublishedNotice({ post }: { post: Post }) {
  return (
    <Notice tone="good" role="status" title={t(TITLES[post.status] ?? msg('Published.'))}>
      {nextStep(post)} <Link to={`/content/${post.id}`}>{t('View post')}</Link>
    </Notice>
  )
}

const TITLES: Partial<Record<Post['status'], string>> = { pending: msg('Sent.'), scheduled: msg('Scheduled.') }

function nextStep({ status, isSubscriberOnly }: Post): string {
  if (status === 'pending') return t('We’ll review it before it goes live.')
  if (status === 'processing') return t('We’re preparing the video. It goes live as soon as it’s ready.')
  if (status === 'scheduled') return t('It goes live at the time you chose.')
  return isSubscriberOnly ? t('Subscribers can see it now.') : t('Everyone can see it now.')
}
