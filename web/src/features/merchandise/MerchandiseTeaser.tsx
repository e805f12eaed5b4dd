import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import type { Merchandise } from '#contracts/products.ts'
import { theme } from '../../theme.ts'
import { Card } from '../../ui/Card.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Price } from '../../ui/Price.tsx'
import { stretchedLink } from '../../ui/stretchedLink.ts'
import { imageFor, swatchesOf } from './merchandiseFacts.ts'

export function MerchandiseTeaser({ item }: { item: Merchandise }) {
  const colors = swatchesOf(item.variants).length
  const price = item.variants[0]?.retailPrice
  return (
    <Box as="article">
      <Shot data-on="plinth">
        <Picture
          src={imageFor(item, undefined)}
          alt=""
          seed={`${item.id} ${item.title}`}
          ramp="carnelian"
          width={480}
          height={480}
          fit="contain"
        />
      </Shot>
      <Body>
        <Title>
          <TitleLink to="/merchandise">{item.title}</TitleLink>
        </Title>
        <Line>
          {price && <Price amount={price} />}
          {colors > 1 && <Colors>{colors} colors</Colors>}
        </Line>
      </Body>
    </Box>
  )
}

const Box = styled(Card)`
  position: relative;
  display: flex;
  flex-direction: column;
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
const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space[2]};
`
const Colors = styled.span`
  color: ${theme.color.muted};
  font: 500 ${theme.size.xs} / 1.4 ${theme.font.mono};
`
