import { lazyPart } from './lazyPart.tsx'
import type { PageLinksProps } from './PageLinkRow.tsx'

const PageLinkRow = lazyPart(async () => (await import('./PageLinkRow.tsx')).PageLinkRow)

/** Below long lists. */
export const PageLinks = (props: PageLinksProps) => props.pages > 1 && <PageLinkRow {...props} />
