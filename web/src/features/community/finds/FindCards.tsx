import { Play } from 'lucide-react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { articleAddress } from '#contracts/shop/articleAddress.ts'
import type { Find } from '#contracts/content/posts.ts'
import type { FilmStone } from '#contracts/shop/stones.ts'
import { ramps } from '#contracts/platform/tokens.ts'
import { formatDuration } from '../../../lib/formatDuration.ts'
import type { Seek } from '../../../lib/momentLink.ts'
import { langOfOriginal } from '../../../lib/pageLanguage.ts'
import { t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import { MomentLink } from '../../../ui/MomentLink.tsx'
import { Picture } from '../../../ui/Picture.tsx'

type FindCardsProps = {
  finds: Find[]
  /** Those of the film that are or were for sale. */
  stones: FilmStone[]
  path: string
  onSeek: Seek | undefined
}

/** The stones found in a film. Each card links to its moment. */
export function FindCards({ finds, stones, path, onSeek }: FindCardsProps) {
  return (
    <section aria-labelledby="finds">
      <h2 id="finds">{t('Finds in this film')}</h2>
      <Grid role="list">
        {finds.map(({ id, stone, note, second, frameURL }) => (
          <Card key={id}>
            <Frame>
              <Picture
                src={frameURL}
                alt=""
                seed={`${id} ${stone}`}
                ramp="carnelian"
                width={640}
                height={360}
                sizes="(min-width: 960px) 18rem, (min-width: 720px) 45vw, 40vw"
              />
            </Frame>
            <Facts>
              <h3 lang={langOfOriginal()}>{stone}</h3>
              <Sale stone={stones.find(({ findId }) => findId === id)} />
              {note && <p lang={langOfOriginal()}>{note}</p>}
              <Moment>
                <MomentLink path={path} second={second} onSeek={onSeek}>
                  <Play size={14} aria-hidden="true" />
                  {t('Watch from {duration}', { duration: formatDuration(second) })}
                </MomentLink>
              </Moment>
            </Facts>
          </Card>
        ))}
      </Grid>
    </section>
  )
}

function Sale({ stone }: { stone: FilmStone | undefined }) {
  if (!stone) return null
  return (
    <Offer to={articleAddress('product', stone.productId, stone.name)}>
      {stone.isSold ? t('This stone is sold') : t('This stone is for sale')}
    </Offer>
  )
}

/** The bands of an agate, as a strip. */
const BANDS = ramps.carnelian
  .map((color, index, all) => `${color} ${(index / all.length) * 100}% ${((index + 1) / all.length) * 100}%`)
  .join(', ')

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));
  gap: ${theme.space[4]};
`
const Card = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border: 1px solid ${theme.color.line};
  ${theme.cleave.medium}
  background: ${theme.color.surface};

  &::before {
    content: '';
    block-size: 4px;
    background: linear-gradient(90deg, ${BANDS});
  }

  &:hover {
    border-color: ${theme.color.lineStrong};
  }

  ${theme.below.tablet} {
    display: grid;
    grid-template-columns: 8rem 1fr;

    &::before {
      grid-column: span 2;
    }
  }
`
const Frame = styled.div`
  aspect-ratio: 16 / 9;
  overflow: hidden;
  background: ${theme.color.sunken};

  ${theme.below.tablet} {
    aspect-ratio: auto;
    min-block-size: 6rem;
  }
`
const Facts = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${theme.space[2]};
  padding: ${theme.space[4]};

  h3 {
    font-size: ${theme.size.h4};
    line-height: 1.25;
  }

  p {
    color: ${theme.color.muted};
    font-size: ${theme.size.sm};
  }
`
const Offer = styled(Link)`
  position: relative;
  z-index: 1;
  justify-self: start;
  font-size: ${theme.size.sm};
  font-weight: 650;
`
/** The whole card is the link's. */
const Moment = styled.div`
  margin-block-start: auto;

  a {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space[2]};
    font-size: ${theme.size.sm};
    font-weight: 650;
  }

  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`
