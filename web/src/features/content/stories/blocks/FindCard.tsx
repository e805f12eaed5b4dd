import { Play } from 'lucide-react'
import { styled } from 'styled-components'
import { formatWeight } from '#contracts/shop/formatWeight.ts'
import { ramps } from '#contracts/platform/tokens.ts'
import type { StoryBlock } from '#contracts/content/story.ts'
import { formatDuration } from '../../../../lib/formatDuration.ts'
import { theme } from '../../../../theme.ts'
import { Button } from '../../../../ui/Button.tsx'
import { PhotoButton } from '../PhotoButton.tsx'
import { photoOf } from '../readNode.ts'
import { useStory } from '../StoryContext.ts'
import { language, t } from '../../../../lib/text.ts'

type FindCardProps = Omit<Extract<StoryBlock, { blockType: 'findCard' }>, 'blockType'>

/** The label of a specimen: what was found, how heavy, where, and the moment in the film. */
export function FindCard({ stone, weight, photo, place, second, note }: FindCardProps) {
  const { seek } = useStory()
  const picture = photoOf(photo)
  return (
    <Card data-margin="" aria-label={t('Find: {stone}', { stone })}>
      {picture && <PhotoButton photo={picture} sizes="(min-width: 960px) 18rem, 85vw" />}
      <Facts>
        <Stone>{stone}</Stone>
        <dl>
          {typeof weight === 'number' && (
            <div>
              <dt>{t('Weight')}</dt>
              <dd>{formatWeight(weight, language())}</dd>
            </div>
          )}
          {place && (
            <div>
              <dt>{t('Place')}</dt>
              <dd>{place}</dd>
            </div>
          )}
        </dl>
        {note && <Note>{note}</Note>}
        {seek && typeof second === 'number' && (
          <Button tone="outline" size="compact" onClick={() => seek(second)}>
            <Play size={16} strokeWidth={1.75} aria-hidden="true" />
            {t('Watch from {duration}', { duration: formatDuration(second) })}
          </Button>
        )}
      </Facts>
    </Card>
  )
}

/** The bands of an agate, as a strip. */
const BANDS = [...ramps.carnelian, ...ramps.carnelian]
  .map((color, index, all) => `${color} ${(index / all.length) * 100}% ${((index + 1) / all.length) * 100}%`)
  .join(', ')

const Card = styled.aside`
  overflow: hidden;
  border: 1px solid ${theme.color.line};
  ${theme.cleave.medium}
  background: ${theme.color.surface};
  font-size: ${theme.size.md};
  line-height: 1.5;

  &::before {
    content: '';
    display: block;
    block-size: 6px;
    background: linear-gradient(90deg, ${BANDS});
  }

  button[style] {
    border-radius: 0;
  }
`
const Facts = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  justify-items: start;
  padding: ${theme.space[4]};

  dl {
    display: grid;
    gap: ${theme.space[2]};
  }

  dt {
    color: ${theme.color.muted};
    font: 500 ${theme.size.xs} / 1.4 ${theme.font.mono};
  }

  dd {
    font-variant-numeric: tabular-nums;
  }
`
const Stone = styled.p`
  font: 700 ${theme.size.h4} / 1.2 ${theme.font.display};
`
const Note = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.size.sm};
  white-space: pre-line;
`
