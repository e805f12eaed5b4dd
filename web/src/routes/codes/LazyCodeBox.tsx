import { lazyPart } from '../../ui/lazyPart.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

export const LazyCodeBox = lazyPart(async () => (await import('./CodeBox.tsx')).CodeBox, {
  fallback: <Skeleton $height="2.75rem" />,
})
