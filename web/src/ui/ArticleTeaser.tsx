import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { theme } from '../theme.ts'
import { Card } from './Card.tsx'
import { Picture } from './Picture.tsx'
import { linkedCard, stretchedLink } from './stretchedLink.ts'

type ArticleTeaserProps = {
  item: { id: number | string; title: string }
  imageUrl: string | null
  to: string
  sizes?: string | undefined
  /** The line below the title. */
  children: ReactNode
}

/** A card that links to an article. */
export function ArticleTeaser({ item: { id, title }, imageUrl, to, sizes, children }: ArticleTeaserProps) {
  return (
    <Box as="article">
      <Shot data-on="plinth">
        <Picture
          src={imageUrl}
          alt=""
          seed={`${id} ${title}`}
          ramp="carnelian"
          width={480}
          height={480}
          fit="contain"
          sizes={sizes}
        />
      </Shot>
      <Body>
        <Title>
          <TitleLink to={to}>{title}</TitleLink>
        </Title>
        {children}
      </Body>
    </Box>
  )
}

const Box = styled(Card)`
  ${linkedCard}
  display: flex;
  flex-direction: column;
  overflow: hidden;
`
const Shot = styled.div`
  aspect-ratio: 1;
  background: ${theme.fixed.plinth};
`
const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  justify-content: space-between;
  gap: ${theme.space[2]};
  padding: ${theme.space[4]};
`
const Title = styled.h3`
  font-size: ${theme.size.lg};
  line-height: 1.25;
`
const TitleLink = styled(Link)`
  ${stretchedLink}
`
