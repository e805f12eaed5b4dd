import { lazyPart } from '../../ui/lazyPart.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** Only those who publish need it. */
export const LazyStoryField = lazyPart(async () => (await import('./StoryField.tsx')).StoryField, {
  fallback: <Skeleton $height="9.5rem" />,
})
