import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import type { StoryItem } from '#contracts/story.ts'
import { theme } from '../../theme.ts'
import { Card } from '../../ui/Card.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Price } from '../../ui/Price.tsx'
import { stretchedLink } from '../../ui/stretchedLink.ts'

export function RelatedArticles({ title, items }: { title: string; items: StoryItem[] }) {
  if (items.length === 0) return null
  return (
    <section aria-labelledby="related-articles">
      <Heading id="related-articles">{title}</Heading>
      <Grid>
        {items.map((item) => (
          <Teaser key={item.id} as="article">
            <Shot data-on="plinth">
              <Picture
                src={item.imageUrl}
                alt=""
                seed={`${item.id} ${item.title}`}
                ramp="carnelian"
                width={480}
                height={480}
                fit="contain"
                sizes="(min-width: 960px) 17rem, 50vw"
              />
            </Shot>
            <Words>
              <h3>
                <TitleLink to={item.url}>{item.title}</TitleLink>
              </h3>
              {item.price && <Price amount={item.price} />}
            </Words>
          </Teaser>
        ))}
      </Grid>
    </section>
  )
}

export const Heading = styled.h2`
  margin-block-end: ${theme.space[4]};
  font-size: ${theme.size.h3};
`
const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[3]};

  ${theme.from.laptop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${theme.space[5]};
  }
`
const Teaser = styled(Card)`
  position: relative;
  overflow: hidden;

  &:hover {
    border-color: ${theme.color.lineStrong};
  }

  &:has(a:focus-visible) {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 3px;
  }
`
const Shot = styled.div`
  aspect-ratio: 1;
  background: ${theme.fixed.plinth};
`
const Words = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  padding: ${theme.space[4]};

  h3 {
    font-size: ${theme.size.lg};
    line-height: 1.25;
  }
`
const TitleLink = styled(Link)`
  ${stretchedLink}
`
