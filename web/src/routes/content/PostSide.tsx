import { styled } from 'styled-components'
import type { FullPost } from '#contracts/content/posts.ts'
import { ChapterList } from '../../features/content/chapters/ChapterList.tsx'
import { SeriesParts } from '../../features/content/series/SeriesParts.tsx'
import type { Seek } from '../../lib/momentLink.ts'
import { theme } from '../../theme.ts'

type PostSideProps = { post: FullPost; onSeek: Seek | undefined }

/** Beside a film's description, or below a gallery: the chapters, and the other posts of the series. */
export function PostSide({ post, onSeek }: PostSideProps) {
  return (
    <Side>
      {post.chapters.length > 0 && (
        <ChapterList chapters={post.chapters} path={`/content/${post.id}`} onSeek={onSeek} />
      )}
      {post.series && post.series.parts.length > 1 && <SeriesParts series={post.series} postId={post.id} />}
    </Side>
  )
}

const Side = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[6]};

  h2 {
    margin-block-end: ${theme.space[3]};
    font-size: ${theme.size.h3};
  }
`
