import type { UIFieldServerProps } from 'payload'
import type { Comment } from '../../../../payload-types.ts'
import { ReplyToComment } from './ReplyToComment.tsx'

/** The reply form below a member's comment. A hidden comment has none. */
export function ReplyField({ data }: UIFieldServerProps) {
  const { id, post, status } = data as Comment
  if (status === 'hidden') return null
  return <ReplyToComment id={id} postId={typeof post === 'number' ? post : post.id} isWaiting={status === 'pending'} />
}
