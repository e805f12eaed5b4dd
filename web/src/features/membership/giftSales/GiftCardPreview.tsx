import { styled } from 'styled-components'
import { useBrandName } from '../../../lib/siteConfig.ts'
import { t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import { AgateArt } from '../../../ui/AgateArt.tsx'
import type { Gift } from './gifts.ts'

type GiftCardPreviewProps = {
  kind: Gift['kind']
  /** `$50`, or `6 months`. */
  label: string
  codePattern: string
  to: string
  from: string
  message: string
}

const SIZE = { width: 640, height: 400, bands: 18 }

/** Every choice is another stone. */
export function GiftCardPreview({ kind, label, codePattern, to, from, message }: GiftCardPreviewProps) {
  const brand = useBrandName()
  return (
    <Card aria-label={kind === 'card' ? t('How the gift card looks') : t('How the gift membership looks')} role="group">
      <Stone>
        <Art seed={`gift ${label}`} ramp={kind === 'card' ? 'carnelian' : 'amethyst'} size={SIZE} />
        <Plate data-on="basalt">
          <Brand>{kind === 'card' ? brand : t('{brand} membership', { brand })}</Brand>
          <Amount>{label}</Amount>
        </Plate>
      </Stone>
      <Words>
        <p>{to.trim() ? t('For {name}', { name: to.trim() }) : t('For the next hunter')}</p>
        {message.trim() && <Message>{message.trim()}</Message>}
        <From>{from.trim() ? t('From {name}', { name: from.trim() }) : t('From you')}</From>
        <Code aria-hidden="true">{codePattern}</Code>
      </Words>
    </Card>
  )
}

const Card = styled.div`
  border: 1px solid ${theme.color.line};
  ${theme.cleave.large}
  background: ${theme.color.surface};
  overflow: hidden;
`
const Stone = styled.div`
  position: relative;
  aspect-ratio: 8 / 5;
`
const Art = styled(AgateArt)`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
`
const Plate = styled.div`
  position: absolute;
  inset-block-end: 0;
  inset-inline-start: 0;
  display: grid;
  padding: ${theme.space[3]} ${theme.space[5]} ${theme.space[3]} ${theme.space[4]};
  border-start-end-radius: 28px;
  corner-shape: bevel;
  background: ${theme.fixed.basalt};
  color: ${theme.fixed.chalk};
`
const Brand = styled.span`
  color: ${theme.fixed.chalkMuted};
  font-size: ${theme.size.sm};
`
const Amount = styled.strong`
  font: 800 ${theme.size.h1} / 1 ${theme.font.display};
  font-variant-numeric: tabular-nums;
`
const Words = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  padding: ${theme.space[4]};

  > p:first-child {
    font: 700 ${theme.size.h4} / 1.25 ${theme.font.display};
    overflow-wrap: anywhere;
  }
`
const Message = styled.p`
  max-block-size: 12rem;
  overflow-y: auto;
  overflow-wrap: anywhere;
  white-space: pre-line;
`
const From = styled.p`
  color: ${theme.color.muted};
  overflow-wrap: anywhere;
`
const Code = styled.p`
  padding-block-start: ${theme.space[3]};
  border-block-start: 1px dashed ${theme.color.lineStrong};
  color: ${theme.color.muted};
  font-family: ${theme.font.mono};
  font-size: ${theme.size.sm};
  letter-spacing: 0.04em;
`
