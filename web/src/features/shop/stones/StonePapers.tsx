import { Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { formatWeight } from '#contracts/shop/formatWeight.ts'
import type { StonePapers as Papers } from '#contracts/shop/stones.ts'
import { dateOf } from '../../../lib/dates.ts'
import { formatDuration } from '../../../lib/formatDuration.ts'
import { langOfOriginal } from '../../../lib/pageLanguage.ts'
import { language, t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import { MomentLink } from '../../../ui/MomentLink.tsx'

type StonePapersProps = {
  /** Of its page. */
  number: number
  papers: Papers
  /** Where its film was made, and what may be collected there. */
  place: ReactNode
}

/** What is known about a stone, on its own page. */
export function StonePapers({ number, papers, place }: StonePapersProps) {
  const { kind, size, treatment, foundOn, weightGrams, film, owners } = papers
  return (
    <Box aria-labelledby="papers">
      <h2 id="papers">{t('Papers of this stone')}</h2>
      <Facts>
        <Fact name={t('Number')} value={String(number)} />
        <Fact name={t('Kind')} value={kind} />
        <Fact name={t('Weight')} value={weightGrams === null ? null : formatWeight(weightGrams, language())} />
        <Fact name={t('Size')} value={size} />
        <Fact name={t('What was done to it')} value={treatment} />
        <Fact name={t('Found on')} value={foundOn && dateOf(new Date(foundOn))} />
        {film && (
          <div>
            <dt>{t('Film')}</dt>
            <dd>
              <span lang={langOfOriginal()}>{film.title}</span>
              <MomentLink path={`/content/${film.id}`} second={film.second}>
                <Play size={14} aria-hidden="true" />
                {t('Watch from {duration}', { duration: formatDuration(film.second) })}
              </MomentLink>
            </dd>
          </div>
        )}
        {owners.length > 0 && (
          <div>
            <dt>{t('Owners')}</dt>
            <dd>
              <Owners role="list">
                {owners.map((since, index) => (
                  // A stone can be handed on twice in a day.
                  <li key={`${since} ${index}`}>
                    {t('Owner {number} since {day}', { number: index + 1, day: dateOf(new Date(since)) })}
                  </li>
                ))}
              </Owners>
            </dd>
          </div>
        )}
      </Facts>
      {place}
    </Box>
  )
}

function Fact({ name, value }: { name: string; value: string | null }) {
  if (!value) return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

const Box = styled.section`
  display: grid;
  gap: ${theme.space[3]};

  h2 {
    font-size: ${theme.size.h3};
  }
`
const Owners = styled.ol`
  display: grid;
  gap: ${theme.space[1]};
`
const Facts = styled.dl`
  display: grid;
  max-inline-size: 65ch;

  > div {
    display: grid;
    grid-template-columns: minmax(8rem, 12rem) 1fr;
    gap: ${theme.space[3]};
    padding-block: ${theme.space[2]};
    border-block-end: 1px solid ${theme.color.line};
  }

  dt {
    color: ${theme.color.muted};
  }

  dd {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[1]} ${theme.space[4]};
    margin: 0;
    overflow-wrap: anywhere;
  }

  a {
    display: inline-flex;
    gap: ${theme.space[1]};
    align-items: center;
    font-weight: 650;
  }
`
