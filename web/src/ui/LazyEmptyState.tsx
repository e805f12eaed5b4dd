import { lazyPart } from './lazyPart.tsx'

/** For lists that are rarely empty. */
export const LazyEmptyState = lazyPart(async () => (await import('./EmptyState.tsx')).EmptyState)
