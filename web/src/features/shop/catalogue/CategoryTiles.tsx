import { styled } from 'styled-components'
import { t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import type { CategoryCount } from './filterProducts.ts'
import { categoryLabel } from './categoryLabel.ts'

const ContourArt = lazyPart(async () => (await import('../../../ui/ContourArt.tsx')).ContourArt, { Missing: () => null })

const SHOWN = 6

type CategoryTilesProps = { categories: CategoryCount[]; chosen: string; onChoose: (category: string) => void }

export function CategoryTiles({ categories, chosen, onChoose }: CategoryTilesProps) {
  return (
    <section aria-labelledby="shop-by-category">
      <Title id="shop-by-category">{t('Shop by Category')}</Title>
      <Grid>
        {categories.slice(0, SHOWN).map(({ category, count }) => (
          <Tile key={category} type="button" aria-pressed={chosen === category} onClick={() => onChoose(category)}>
            <Lines seed={category} />
            <strong>{categoryLabel(category)}</strong>
            <span>{t('{count, plural, one {# Product} other {# Products}}', { count })}</span>
          </Tile>
        ))}
      </Grid>
    </section>
  )
}

const Title = styled.h2`
  margin-block: ${theme.space[8]} ${theme.space[4]};
  font-size: ${theme.size.h3};
`
const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[3]};

  ${theme.from.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${theme.space[4]};
  }
`
const Tile = styled.button`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[1]};
  align-content: end;
  justify-items: start;
  min-block-size: 7rem;
  padding: ${theme.space[4]};
  overflow: hidden;
  border: 1px solid ${theme.color.line};
  ${theme.cleave.medium}
  background: ${theme.color.surface};
  text-align: start;
  cursor: pointer;

  &:hover,
  &[aria-pressed='true'] {
    border-color: ${theme.color.carnelian};
  }

  strong {
    position: relative;
    font: 700 ${theme.size.h4} / 1.25 ${theme.font.display};
  }

  span {
    position: relative;
    color: ${theme.color.muted};
    font: 500 ${theme.size.xs} / 1.4 ${theme.font.mono};
  }
`
const Lines = styled(ContourArt)`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  color: ${theme.color.carnelian};
  opacity: 0.55;
  mask-image: linear-gradient(105deg, transparent 45%, black 90%);
`
