import { MoveHorizontal } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { COMPARISON_LABELS } from '#contracts/content/comparisonLabels.ts'
import type { StoryBlock } from '#contracts/content/story.ts'
import { theme } from '../../../../theme.ts'
import { Picture } from '../../../../ui/Picture.tsx'
import { Figure } from '../Figure.tsx'
import { maxWidthOf, ratioOf } from '../PhotoButton.tsx'
import { t } from '../../../../lib/text.ts'

type BeforeAfterProps = Omit<Extract<StoryBlock, { blockType: 'beforeAfter' }>, 'blockType'>

const SIZES = '(min-width: 960px) 64rem, 92vw'

/** Two pictures with a slider between them. Without scripts they are side by side. */
export function BeforeAfter({ before, after, comparison, caption }: BeforeAfterProps) {
  const [split, setSplit] = useState(50)
  const labels = COMPARISON_LABELS[comparison] ?? COMPARISON_LABELS['rough-cut']
  const [first, second] = [t(labels[0]), t(labels[1])]
  const size = { width: before.width ?? 640, height: before.height ?? 480 }
  return (
    <Figure caption={caption}>
      <Stage style={{ aspectRatio: ratioOf(before), maxInlineSize: maxWidthOf(before), '--split': `${split}%` }}>
        <Side>
          <Picture src={before.url} alt={before.alt || first} seed={before.url} ramp="moss" {...size} sizes={SIZES} />
          <Label>{first}</Label>
        </Side>
        <Side data-after="">
          <Picture src={after.url} alt={after.alt || second} seed={after.url} ramp="moss" {...size} sizes={SIZES} />
          <Label>{second}</Label>
        </Side>
        <Slider
          type="range"
          min={0}
          max={100}
          step={2}
          value={split}
          aria-label={t('Compare: {first} and {second}', { first, second })}
          aria-valuetext={`${split}% ${first}, ${100 - split}% ${second}`}
          onChange={({ target }) => setSplit(Number(target.value))}
        />
        <Edge>
          <MoveHorizontal size={20} strokeWidth={1.75} aria-hidden="true" />
        </Edge>
      </Stage>
    </Figure>
  )
}

const Stage = styled.div`
  position: relative;
  overflow: hidden;
  ${theme.cleave.medium}
  background: ${theme.color.sunken};

  @media (scripting: none) {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: ${theme.space[2]};
  }
`
const Side = styled.div`
  position: absolute;
  inset: 0;

  &[data-after] {
    clip-path: inset(0 0 0 var(--split));
  }

  &[data-after] > span:last-child {
    inset-inline: auto ${theme.space[3]};
  }

  @media (scripting: none) {
    position: relative;

    &[data-after] {
      clip-path: none;
    }
  }
`
const Label = styled.span`
  position: absolute;
  inset-block-end: ${theme.space[3]};
  inset-inline-start: ${theme.space[3]};
  padding: 0.15em 0.6em;
  border-radius: ${theme.radius.tag};
  background: rgb(10 14 16 / 0.84);
  color: ${theme.fixed.chalk};
  font: 600 ${theme.size.xs} / 1.6 ${theme.font.mono};
`
const Edge = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-start: var(--split);
  inline-size: 3px;
  background: ${theme.fixed.chalk};
  box-shadow: 0 0 0 1px rgb(10 14 16 / 0.4);
  translate: -50%;
  pointer-events: none;

  svg {
    position: absolute;
    inset-block-start: 50%;
    inset-inline-start: 50%;
    max-inline-size: none;
    padding: 0.7rem;
    box-sizing: content-box;
    border-radius: ${theme.radius.pill};
    background: ${theme.fixed.chalk};
    color: ${theme.fixed.ink};
    translate: -50% -50%;
  }

  @media (scripting: none) {
    display: none;
  }
`
const Slider = styled.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  opacity: 0;
  cursor: ew-resize;
  /* A finger may still scroll the page over the picture. */
  touch-action: pan-y;

  &:focus-visible + span svg {
    outline: 3px solid ${theme.fixed.ringOnBasalt};
    outline-offset: 3px;
    box-shadow: 0 0 0 3px ${theme.fixed.basalt};
  }

  @media (scripting: none) {
    display: none;
  }
`
