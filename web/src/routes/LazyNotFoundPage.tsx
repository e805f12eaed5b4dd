import { lazyPart } from '../ui/lazyPart.tsx'

/** For screens that nearly always find what their address names. */
export const LazyNotFoundPage = lazyPart(async () => (await import('./NotFoundPage.tsx')).NotFoundPage)
