import { styled } from 'styled-components'
import type { FullPost } from '#contracts/content/posts.ts'
import type { FilmStone } from '#contracts/shop/stones.ts'
import { Transcript } from '../../features/content/captions/Transcript.tsx'
import { FindCards } from '../../features/community/finds/FindCards.tsx'
import type { Seek } from '../../lib/momentLink.ts'
import { theme } from '../../theme.ts'

type FilmPartsProps = { post: FullPost; stones: FilmStone[]; onSeek: Seek | undefined }

/** Below a film: its finds and transcript. */
export function FilmParts({ post, stones, onSeek }: FilmPartsProps) {
  const path = `/content/${post.id}`
  return (
    <Parts>
      {post.finds.length > 0 && <FindCards finds={post.finds} stones={stones} path={path} onSeek={onSeek} />}
      {post.captions.length > 0 && <Transcript post={post} onSeek={onSeek} />}
    </Parts>
  )
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[7]};
  margin-block-end: ${theme.space[8]};

  h2 {
    margin-block-end: ${theme.space[3]};
    font-size: ${theme.size.h3};
  }
`
