import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { SharedFind } from '#contracts/community/loggedFinds.ts'
import { middleOf } from '../../../lib/middleOf.ts'
import { t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import { FocusedHeading } from '../../../ui/FocusedHeading.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { CatalogueNumber } from './FindCard.tsx'
import { foundOnText, placeText } from './findFacts.ts'

type FindSheetProps = {
  find: SharedFind
  addressOf: (photo: SharedFind['photos'][number], size?: 'small') => string
  children?: ReactNode
}

/** A find as its owner and people with its link see it. */
export function FindSheet({ find, addressOf, children }: FindSheetProps) {
  const { catalogueNumber, stone, foundOn, photos, place, notes } = find
  const facts = [
    [t('Found on'), foundOn && foundOnText(foundOn)],
    [t('Place'), place && placeText(place)],
    [t('On the map'), place?.cell && t('20 km around {point}', { point: middleOf(place.cell) })],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]))
  return (
    <Sheet>
      <Photos role="list">
        {photos.map((photo, index) => (
          <li key={photo}>
            <a href={addressOf(photo)} target="_blank" rel="noreferrer">
              <Picture
                src={addressOf(photo, index === 0 ? undefined : 'small')}
                alt={t('{stone}, {index} of {count}', { stone, index: index + 1, count: photos.length })}
                seed={`${catalogueNumber} ${photo}`}
                ramp="carnelian"
                width={480}
                height={index === 0 ? 360 : 480}
                eager={index === 0}
              />
            </a>
          </li>
        ))}
      </Photos>
      <Facts>
        <CatalogueNumber>{catalogueNumber}</CatalogueNumber>
        <FocusedHeading>{stone}</FocusedHeading>
        {children}
        <dl>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {notes && <p>{notes}</p>}
      </Facts>
    </Sheet>
  )
}

const Sheet = styled.article`
  display: grid;
  gap: ${theme.space[5]};

  ${theme.from.tablet} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    gap: ${theme.space[7]};

    > ul:empty {
      display: none;
    }

    > ul:empty + div {
      grid-column: span 2;
    }
  }
`
const Photos = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  align-content: start;
  gap: ${theme.space[2]};

  li:first-child {
    grid-column: 1 / -1;
  }

  a {
    display: block;
    aspect-ratio: 1;
    overflow: hidden;
    ${theme.cleave.small}
  }

  li:first-child a {
    aspect-ratio: 4 / 3;
  }
`
const Facts = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[3]};

  h1 {
    font-size: ${theme.size.h2};
    overflow-wrap: anywhere;
  }

  dl {
    display: grid;
    gap: ${theme.space[2]};
  }

  dl > div {
    display: grid;
    grid-template-columns: 7rem 1fr;
    gap: ${theme.space[3]};
    padding-block-start: ${theme.space[2]};
    border-block-start: 1px solid ${theme.color.line};
  }

  dt {
    color: ${theme.color.muted};
  }

  dd,
  p {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`
