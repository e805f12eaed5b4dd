import type { FullPost } from '#contracts/content/posts.ts'
import { CollectingLine } from './CollectingLine.tsx'
import { PlaceLine } from './PlaceLine.tsx'

/** On a post's page: where it was made and what may be collected there. */
export const PlaceFacts = ({ place, collecting }: { place: FullPost['place']; collecting: FullPost['collecting'] }) => (
  <>
    {place && <PlaceLine place={place} />}
    {collecting && <CollectingLine collecting={collecting} />}
  </>
)
