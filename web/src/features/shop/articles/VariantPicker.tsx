import { useId, type Ref } from 'react'
import { styled } from 'styled-components'
import type { ArticleVariant } from '#contracts/shop/articles.ts'
import { centsOf } from '#contracts/shared/money.ts'
import { formatMoney } from '../../../lib/money.ts'
import { t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import { SwatchDot } from '../../../ui/SwatchDot.tsx'
import {
  type Choice,
  chosenVariant,
  hasColors,
  isDouble,
  sizesIn,
  stockText,
  swatchesOf,
  withColor,
} from './chooseVariant.ts'
import { Trans } from '../../../ui/Trans.tsx'

type VariantPickerProps = {
  variants: ArticleVariant[]
  choice: Choice
  onChange: (choice: Choice) => void
  /** Receives the focus when a size is missing. */
  sizesRef: Ref<HTMLFieldSetElement>
}

export function VariantPicker({ variants, choice, onChange, sizesRef }: VariantPickerProps) {
  const name = useId()
  const swatches = swatchesOf(variants)
  const chosenSize = chosenVariant(variants, choice)?.sizeName ?? ''
  return (
    <>
      {swatches.length > 1 && (
        <Group>
          <legend>
            <Trans id="Color <0>{color}</0>" values={{ color: choice.color }} components={{ 0: <strong /> }} />
          </legend>
          <Options>
            {swatches.map((swatch) => (
              <Option key={swatch.name} $isRound>
                <input
                  type="radio"
                  name={`${name} color`}
                  aria-label={swatch.isSoldOut ? t('{name}, sold out', { name: swatch.name }) : swatch.name}
                  checked={swatch.name === choice.color}
                  onChange={() => onChange(withColor(variants, choice, swatch.name))}
                />
                <SwatchDot color={swatch.color} />
                <span>{swatch.name}</span>
                {swatch.isSoldOut && <small>{t('Sold out')}</small>}
              </Option>
            ))}
          </Options>
        </Group>
      )}
      <Group ref={sizesRef}>
        <legend>
          {hasColors(variants) ? (
            <Trans id="Size <0>{size}</0>" values={{ size: chosenSize }} components={{ 0: <strong /> }} />
          ) : (
            <Trans id="Size or kind <0>{size}</0>" values={{ size: chosenSize }} components={{ 0: <strong /> }} />
          )}
        </legend>
        <Options>
          {sizesIn(variants, choice.color).map((variant) => (
            <Option key={variant.id} data-sold={!variant.inStock || undefined}>
              <input
                type="radio"
                name={`${name} size`}
                aria-label={describe(variant)}
                checked={variant.id === choice.variantId}
                onChange={() => onChange({ ...choice, variantId: variant.id })}
              />
              <span>{variant.sizeName}</span>
              <small>{noteOn(variant, isDouble(variants, variant))}</small>
            </Option>
          ))}
        </Options>
      </Group>
    </>
  )
}

function noteOn(variant: ArticleVariant, isDouble: boolean): string {
  const stock = stockText(variant)
  return isDouble && stock ? `${priceOf(variant)}, ${stock}` : (stock ?? priceOf(variant))
}

const priceOf = ({ retailPrice }: ArticleVariant): string => formatMoney(centsOf(retailPrice))

function describe(variant: ArticleVariant): string {
  const { sizeName: size, inStock, left } = variant
  const price = priceOf(variant)
  if (!inStock) return t('{size}, {price}, sold out', { size, price })
  return left === null ? `${size}, ${price}` : t('{size}, {price}, only {left} left', { size, price, left })
}

const Group = styled.fieldset`
  min-inline-size: 0;

  legend {
    margin-block-end: ${theme.space[2]};
    color: ${theme.color.muted};
    font-size: ${theme.size.sm};
  }

  strong {
    margin-inline-start: ${theme.space[1]};
    color: ${theme.color.text};
  }
`
const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`
const Option = styled.label<{ $isRound?: boolean }>`
  position: relative;
  display: flex;
  flex-direction: ${({ $isRound }) => ($isRound ? 'row' : 'column')};
  align-items: center;
  justify-content: center;
  gap: ${({ $isRound }) => ($isRound ? theme.space[2] : 0)};
  min-inline-size: 4.25rem;
  max-inline-size: 100%;
  min-block-size: 2.75rem;
  padding: 0.3rem ${theme.space[3]};
  border: 1px solid ${theme.color.lineStrong};
  ${theme.cleave.small}
  background: ${theme.color.surface};
  line-height: 1.25;
  overflow-wrap: anywhere;
  text-align: center;
  cursor: pointer;

  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }

  > span {
    font-weight: 600;
  }

  small {
    color: ${theme.color.muted};
    font-size: ${theme.size.xs};
    font-variant-numeric: tabular-nums;
  }

  &:hover {
    border-color: ${theme.color.text};
  }

  &:has(:checked) {
    border-color: ${theme.color.carnelian};
    background: ${theme.color.carnelianSoft};
    box-shadow: inset 0 0 0 1px ${theme.color.carnelian};
  }

  &:has(:focus-visible) {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 2px;
  }

  &[data-sold] {
    border-style: dashed;
    background: transparent;
    color: ${theme.color.muted};

    > span {
      font-weight: 400;
      text-decoration: line-through;
    }
  }
`
