import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import type { LoggedFind } from '#contracts/community/loggedFinds.ts'
import { t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { StoneArt } from '../../../ui/StoneArt.tsx'
import { foundOnText, placeText } from './findFacts.ts'
import { findPhotoAddress } from './queries.ts'

/** The whole card is the link’s. */
export function FindCard({ find }: { find: LoggedFind }) {
  const { id, catalogueNumber, stone, foundOn, photos, place, state, shared, isChosen } = find
  const [photo] = photos
  const where = placeText({ words: place, state })
  return (
    <Card>
      <Frame>
        {photo === undefined ? (
          <StoneArt seed={`${id} ${stone}`} ramp="carnelian" />
        ) : (
          <Picture
            src={findPhotoAddress(id, photo, 'small')}
            alt=""
            seed={`${id} ${stone}`}
            ramp="carnelian"
            width={480}
            height={360}
          />
        )}
      </Frame>
      <Facts>
        <CatalogueNumber>{catalogueNumber}</CatalogueNumber>
        <h2>
          <Link to={`/finds?find=${id}`}>{stone}</Link>
        </h2>
        <p>{[foundOn && foundOnText(foundOn), where].filter(Boolean).join(' · ')}</p>
        {(shared ?? isChosen) && (
          <Badges>
            {isChosen && <Badge $tone="rare">{t('Find of the month')}</Badge>}
            {shared && <Badge $tone="staff">{t('Shared')}</Badge>}
          </Badges>
        )}
      </Facts>
    </Card>
  )
}

const Card = styled.li`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr;
  overflow: hidden;
  border: 1px solid ${theme.color.line};
  background: ${theme.color.surface};
  ${theme.cleave.medium}

  &:hover {
    border-color: ${theme.color.lineStrong};
  }

  ${theme.below.tablet} {
    grid-template: auto / 7.5rem 1fr;
  }
`
const Frame = styled.div`
  display: grid;
  place-items: center;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  background: ${theme.color.sunken};

  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }

  svg {
    inline-size: 150%;
  }

  ${theme.below.tablet} {
    aspect-ratio: auto;
    min-block-size: 7rem;
  }
`
const Facts = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[1]};
  padding: ${theme.space[3]} ${theme.space[4]} ${theme.space[4]};

  h2 {
    font-size: ${theme.size.h4};
    line-height: 1.25;
    overflow-wrap: anywhere;
  }

  a {
    color: inherit;
    text-decoration: none;
  }

  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  p {
    color: ${theme.color.muted};
    font-size: ${theme.size.sm};
    overflow-wrap: anywhere;
  }
`
export const CatalogueNumber = styled.span`
  color: ${theme.color.carnelian};
  font: 600 ${theme.size.xs} / 1.4 ${theme.font.mono};
  overflow-wrap: anywhere;
`
const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]};
`
