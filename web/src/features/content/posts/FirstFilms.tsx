import { useInfiniteQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { t } from '../../../lib/text.ts'
import { useVisitor } from '../../../lib/visitor.ts'
import { theme } from '../../../theme.ts'
import { chooseFirstFilms } from './chooseFirstFilms.ts'
import { PostCard } from './PostCard.tsx'
import { PostGrid } from './PostGrid.tsx'
import { postPagesQuery } from './postPagesQuery.ts'

/** Empty without any. */
export function FirstFilms() {
  const visitor = useVisitor()
  const { data } = useInfiniteQuery(postPagesQuery({ filter: 'subscribers' }, 1))
  const films = chooseFirstFilms(data?.pages[0]?.posts ?? [])
  if (films.length === 0) return null
  return (
    <section aria-labelledby="first-films">
      <Title id="first-films">{t('To begin with')}</Title>
      <PostGrid>
        {films.map((post) => (
          <PostCard key={post.id} post={post} visitor={visitor} compactOnPhone />
        ))}
      </PostGrid>
    </section>
  )
}

const Title = styled.h2`
  margin-block-end: ${theme.space[4]};
  font-size: ${theme.size.h3};
`
