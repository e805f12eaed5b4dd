import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import type { Round } from '#contracts/community/questions.ts'
import { roundAddress } from '#contracts/community/roundAddress.ts'
import { readOpenRound } from '#contracts/routes/community/questions.ts'
import { dayOf, localDayOf } from '../../../lib/dates.ts'
import { readQuery } from '../../../lib/readQuery.ts'
import { useBrowserValue } from '../../../lib/useBrowserValue.ts'
import { theme } from '../../../theme.ts'
import { Container } from '../../../ui/Container.tsx'
import { t } from '../../../lib/text.ts'

/** Nothing while no round is open, or while that is unknown: the page is complete without it. */
export function OpenRound() {
  const { data } = useQuery(readQuery(readOpenRound, {}))
  return data?.round ? <Announcement round={data.round} /> : null
}

function Announcement({ round }: { round: Round }) {
  const end = new Date(round.closesAt)
  // The time is on the round's page: here, Intl would delay the first screen.
  const day = useBrowserValue(() => localDayOf(end), dayOf(end))
  return (
    <Container>
      <Line aria-label={t('Q&A')}>
        <Mark>{t('Q&A open')}</Mark>
        <Link to={roundAddress(round.id, round.title)}>{round.title}</Link>
        <span>{t('Ask and vote until {day}', { day })}</span>
      </Line>
    </Container>
  )
}

const Line = styled.aside`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space[4]};
  padding-block: ${theme.space[2]};
  border-block-end: 1px solid ${theme.color.line};

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.75rem;
    color: ${theme.color.text};
    font-weight: 650;
  }

  span {
    color: ${theme.color.muted};
    font-size: ${theme.size.sm};
  }
`
const Mark = styled.b`
  color: ${theme.color.malachite};
  font: 600 ${theme.size.xs} / 1.6 ${theme.font.mono};
`
