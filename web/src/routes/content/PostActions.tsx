import type { Post } from '#contracts/content/posts.ts'
import { PostActionsMenu } from '../../features/content/posts/PostActionsMenu.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

const StoryField = lazyPart(async () => (await import('../../features/content/stories/StoryField.tsx')).StoryField, {
  fallback: <Skeleton $height="9.5rem" />,
})

/** One file, which only employees load. */
export const PostActions = ({ post }: { post: Post }) => <PostActionsMenu post={post} StoryField={StoryField} />
