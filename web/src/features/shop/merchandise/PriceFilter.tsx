import { Slider } from 'radix-ui'
import type { KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import type { Cents } from '#contracts/shared/money.ts'
import { formatMoney } from '../../../lib/money.ts'
import { t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import { PriceInput } from './PriceInput.tsx'
import { Legend } from './FilterChoice.tsx'

type Range = [min: Cents, max: Cents]
type PriceFilterProps = { range: Range; value: Range; onChange: (value: Range) => void }

/** One cent per step, as specified; the Page keys move by a dollar. */
export function PriceFilter({ range: [least, most], value: [min, max], onChange }: PriceFilterProps) {
  if (least === most) return null

  function handleKey(thumb: 'min' | 'max') {
    return (event: KeyboardEvent) => {
      const step = stepOf(event)
      if (step === 0) return
      // Capture phase: the slider's own handler would move by ten cents.
      event.preventDefault()
      event.stopPropagation()
      if (thumb === 'min') onChange([clamp(min + step, least, max), max])
      else onChange([min, clamp(max + step, min, most)])
    }
  }

  return (
    <fieldset>
      <Legend>{t('Price')}</Legend>
      <Root
        min={least / 100}
        max={most / 100}
        step={0.01}
        value={[min / 100, max / 100]}
        onValueChange={([low = least / 100, high = most / 100]) =>
          onChange([Math.round(low * 100), Math.round(high * 100)])
        }
      >
        <Track>
          <Fill />
        </Track>
        <Thumb aria-label={t('Minimum price')} aria-valuetext={formatMoney(min)} onKeyDownCapture={handleKey('min')} />
        <Thumb aria-label={t('Maximum price')} aria-valuetext={formatMoney(max)} onKeyDownCapture={handleKey('max')} />
      </Root>
      <Pair>
        <PriceInput label={t('From')} value={min} onChange={(next) => onChange([clamp(next, least, max), max])} />
        <PriceInput label={t('To')} value={max} onChange={(next) => onChange([min, clamp(next, min, most)])} />
      </Pair>
    </fieldset>
  )
}

function stepOf({ key, shiftKey }: KeyboardEvent): Cents {
  if (key === 'PageUp') return 100
  if (key === 'PageDown') return -100
  if (shiftKey && (key === 'ArrowRight' || key === 'ArrowUp')) return 500
  if (shiftKey && (key === 'ArrowLeft' || key === 'ArrowDown')) return -500
  return 0
}

const clamp = (value: Cents, least: Cents, most: Cents) => Math.min(most, Math.max(least, value))

const Root = styled(Slider.Root)`
  position: relative;
  display: flex;
  align-items: center;
  block-size: 2.75rem;
  margin-inline: 0.75rem;
  touch-action: none;
`
const Track = styled(Slider.Track)`
  position: relative;
  flex: 1;
  block-size: 4px;
  background: ${theme.color.lineStrong};
`
const Fill = styled(Slider.Range)`
  position: absolute;
  block-size: 100%;
  background: ${theme.color.carnelian};
`
const Thumb = styled(Slider.Thumb)`
  display: block;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  border: 2px solid ${theme.color.carnelian};
  ${theme.cleave.small}
  border-start-end-radius: 8px;
  background: ${theme.color.surface};
  cursor: grab;
`
const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space[3]};
`
