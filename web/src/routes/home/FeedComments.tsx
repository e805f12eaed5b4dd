import type { Post } from '#contracts/content/posts.ts'
import { CommentSection } from '../../features/community/comments/CommentSection.tsx'
import { useVisitor } from '../../lib/visitor.ts'
import { JoinPlace } from '../join/JoinPlace.tsx'

/** Below the first post of the feed. */
export function FeedComments({ post }: { post: Post }) {
  const { isEntitled } = useVisitor()
  return (
    <>
      <CommentSection post={post} headingLevel="h3" />
      <JoinPlace isUnlocked={() => isEntitled} />
    </>
  )
}
