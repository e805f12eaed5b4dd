import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import type { StoryItem } from '#contracts/content/story.ts'
import { theme } from '../../../../theme.ts'
import { Picture } from '../../../../ui/Picture.tsx'
import { Price } from '../../../../ui/Price.tsx'
import { linkedCard, stretchedLink } from '../../../../ui/stretchedLink.ts'
import { t } from '../../../../lib/text.ts'

/** An article of the shop; the whole card is a link. */
export function ArticleCard({ item }: { item: StoryItem }) {
  return (
    <Card>
      <Image data-on="plinth">
        <Picture
          src={item.imageUrl}
          alt=""
          seed={`${item.kind} ${item.id}`}
          ramp="carnelian"
          width={320}
          height={320}
          fit="contain"
          sizes="8rem"
        />
      </Image>
      <Words>
        <Kind>{item.kind === 'merchandise' ? t('From our merchandise') : t('From the shop')}</Kind>
        <Title to={item.url}>{item.title}</Title>
        {item.price ? <Price amount={item.price} /> : <Kind>{t('Not for sale right now')}</Kind>}
      </Words>
    </Card>
  )
}

const Card = styled.article`
  ${linkedCard}
  display: grid;
  grid-template-columns: 8rem minmax(0, 1fr);
  overflow: hidden;
  border: 1px solid ${theme.color.line};
  ${theme.cleave.medium}
  background: ${theme.color.surface};
  font-size: ${theme.size.md};
  line-height: 1.4;

  && {
    margin-block: ${theme.space[5]};
  }
`
const Image = styled.div`
  aspect-ratio: 1;
  background: ${theme.fixed.plinth};
`
const Words = styled.div`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: ${theme.space[1]};
  padding: ${theme.space[3]} ${theme.space[5]} ${theme.space[3]} ${theme.space[4]};
`
const Kind = styled.p`
  color: ${theme.color.muted};
  font: 500 ${theme.size.xs} / 1.4 ${theme.font.mono};
`
const Title = styled(Link)`
  font: 700 ${theme.size.h4} / 1.2 ${theme.font.display};
  ${stretchedLink}
`
