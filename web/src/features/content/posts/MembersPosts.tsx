import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { langOf } from '../../../lib/pageLanguage.ts'
import { t } from '../../../lib/text.ts'
import { timeAgo } from '../../../lib/timeAgo.ts'
import { theme } from '../../../theme.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { linkedCard, stretchedLink } from '../../../ui/stretchedLink.ts'
import { PostCover } from './PostCover.tsx'
import { postPagesQuery } from './postPagesQuery.ts'

const SHOWN = 6
const SIZES = '(min-width: 960px) 14rem, (min-width: 720px) 33vw, 50vw'

/** What members get, and how often something is added. Empty without any. */
export function MembersPosts() {
  const { data, isPending } = useInfiniteQuery(postPagesQuery({ filter: 'subscribers' }, 1))
  if (isPending) return <Skeleton $height="24rem" />
  const page = data?.pages[0]
  // The visitor's own uploads are in the list before others see them.
  const posts = page?.posts.filter(({ status }) => status === 'published') ?? []
  const [newest] = posts
  if (!page || !newest) return null
  const count = page.total - (page.posts.length - posts.length)
  const values = { count, ago: timeAgo(new Date(newest.createdAt)) }
  return (
    <section aria-labelledby="members-posts">
      <Title id="members-posts">
        {t('{count, plural, one {# film or gallery} other {# films and galleries}}, the last one {ago}', values)}
      </Title>
      <Wall role="list">
        {posts.slice(0, SHOWN).map((post) => (
          <Tile key={post.id}>
            <PostCover post={post} sizes={SIZES} />
            <PostTitle to={`/content/${post.id}`} lang={langOf(post)}>
              {post.title}
            </PostTitle>
          </Tile>
        ))}
      </Wall>
    </section>
  )
}

const Title = styled.h2`
  margin-block-end: ${theme.space[4]};
  font-size: ${theme.size.h3};
`
const Wall = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[4]} ${theme.space[3]};

  ${theme.from.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`
const Tile = styled.li`
  ${linkedCard}
`
const PostTitle = styled(Link)`
  ${stretchedLink}
  display: block;
  margin-block-start: ${theme.space[2]};
  font-size: ${theme.size.sm};
  font-weight: 600;
  line-height: 1.35;
`
