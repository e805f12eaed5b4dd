import { MessageSquare, MessageSquareOff } from 'lucide-react'
import type { Post } from '#contracts/content/posts.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { handleSessionExpired } from '../../../lib/sessionExpired.ts'
import { showError } from '../../../lib/showError.ts'
import { t } from '../../../lib/text.ts'
import { showToast } from '../../../lib/toastStore.ts'
import { CommentButton } from './CommentButton.tsx'
import { useCloseComments } from './queries.ts'

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const

/** For moderators. */
export function CloseSwitch({ post }: { post: Pick<Post, 'id' | 'commentsClosed'> }) {
  const isClosed = post.commentsClosed === true
  const close = useCloseComments(post.id)

  function handleClick() {
    if (close.isPending) return
    runMutation(close, !isClosed, {
      onSuccess: () => showToast({ title: isClosed ? t('Comments are open again') : t('Comments are closed') }),
      onError: (error) => handleSessionExpired(error) || showError(error),
    })
  }

  return (
    <CommentButton type="button" onClick={handleClick}>
      {isClosed ? <MessageSquare {...ICON} /> : <MessageSquareOff {...ICON} />}
      {isClosed ? t('Open comments') : t('Close comments')}
    </CommentButton>
  )
}
