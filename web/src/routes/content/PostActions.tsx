import type { Post } from '#contracts/posts.ts'
import { PostActionsMenu } from '../../features/posts/PostActionsMenu.tsx'
import { LazyStoryField } from '../../features/stories/LazyStoryField.tsx'

/** One file of both, which only employees load. */
export const PostActions = ({ post }: { post: Post }) => <PostActionsMenu post={post} StoryField={LazyStoryField} />
