import { useId, useRef, useState, type ComponentType } from 'react'
import { styled } from 'styled-components'
import type { Merchandise, Variant } from '#contracts/products.ts'
import { theme } from '../../theme.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Card } from '../../ui/Card.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Price } from '../../ui/Price.tsx'
import { imageFor } from './merchandiseFacts.ts'
import { firstSentence } from './plainText.ts'
import { SwatchRow } from './SwatchRow.tsx'
import { VariantSelect } from './VariantSelect.tsx'

type MerchandiseCardProps = {
  item: Merchandise
  eager?: boolean
  /** The button to buy what is chosen; it says when nothing is. */
  Action: ComponentType<{ variant: Variant | undefined; title: string; onMissing: () => void }>
}

export function MerchandiseCard({ item, eager = false, Action }: MerchandiseCardProps) {
  const id = useId()
  const select = useRef<HTMLSelectElement>(null)
  const onlyVariant = item.variants.length === 1 ? item.variants[0] : undefined
  const [variant, setVariant] = useState<Variant | undefined>(onlyVariant)
  const priced = variant ?? item.variants[0]

  return (
    <Box as="article" aria-labelledby={id}>
      <Shot data-on="plinth">
        <Picture
          key={imageFor(item, variant?.appearanceName)}
          src={imageFor(item, variant?.appearanceName)}
          alt=""
          seed={`${item.id} ${item.title}`}
          ramp="carnelian"
          width={640}
          height={640}
          fit="contain"
          eager={eager}
        />
        <Corner>
          <Badge>{item.category}</Badge>
        </Corner>
      </Shot>
      <Body>
        <Top>
          <Title id={id}>{item.title}</Title>
          {priced && (
            <PriceTag aria-live="polite">
              <Price amount={priced.retailPrice} />
            </PriceTag>
          )}
        </Top>
        <Words>{firstSentence(item.description) ?? 'Printed to order for people who look down while they walk.'}</Words>
        <SwatchRow variants={item.variants} />
        <VariantSelect ref={select} item={item} value={variant} onChange={setVariant} />
        <Action variant={variant} title={item.title} onMissing={() => select.current?.focus()} />
      </Body>
    </Box>
  )
}

const Box = styled(Card)`
  display: flex;
  flex-direction: column;
  overflow: hidden;
`
const Shot = styled.div`
  position: relative;
  aspect-ratio: 1;
  background: ${theme.fixed.plinth};
`
const Corner = styled.div`
  position: absolute;
  inset-block-start: ${theme.space[3]};
  inset-inline-start: ${theme.space[3]};
`
const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]};

  > button {
    margin-block-start: auto;
  }
`
const Top = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space[3]};
`
const Title = styled.h3`
  font-size: ${theme.size.h4};
`
const PriceTag = styled.p`
  flex: none;
  font-size: ${theme.size.h4};
`
const Words = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.size.sm};
`
