import { styled } from 'styled-components'
import type { StoryItem } from '#contracts/content/story.ts'
import { theme } from '../../../theme.ts'
import { ArticleTeaser } from '../../../ui/ArticleTeaser.tsx'
import { Price } from '../../../ui/Price.tsx'

export function RelatedArticles({ title, items }: { title: string; items: StoryItem[] }) {
  if (items.length === 0) return null
  return (
    <section aria-labelledby="related-articles">
      <Heading id="related-articles">{title}</Heading>
      <Grid>
        {items.map((item) => (
          <ArticleTeaser
            key={item.id}
            item={item}
            imageUrl={item.imageUrl}
            to={item.url}
            sizes="(min-width: 960px) 17rem, 50vw"
          >
            {item.price && <Price amount={item.price} />}
          </ArticleTeaser>
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
