import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import type { Round } from '#contracts/community/questions.ts'
import { roundAddress } from '#contracts/community/roundAddress.ts'
import { msg } from '#contracts/shared/msg.ts'
import { dateFormat } from '../../../lib/dateFormat.ts'
import { theme } from '../../../theme.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { phaseLine, sessionTimes } from './roundTimes.ts'
import { t } from '../../../lib/text.ts'

const month = dateFormat({ month: 'short' })

const PHASES = {
  upcoming: { tone: 'plain', name: msg('Upcoming') },
  open: { tone: 'good', name: msg('Open for questions') },
  closed: { tone: 'plain', name: msg('Closed') },
} as const

export function RoundCard({ round }: { round: Round }) {
  const { id, title, startsAt, phase, questionCount, answeredCount } = round
  const { tone, name } = PHASES[phase]
  return (
    <Row>
      <Day dateTime={startsAt} aria-hidden="true">
        <span>{month.format(new Date(startsAt))}</span>
        {new Date(startsAt).getDate()}
      </Day>
      <div>
        <h2>
          <Link to={roundAddress(id, title)}>{title}</Link>
        </h2>
        <Facts>
          <Badge $tone={tone}>{t(name)}</Badge>
          <span>{sessionTimes(round)}</span>
        </Facts>
        <Muted>
          {phaseLine(round)} · {t('{count, plural, one {# question} other {# questions}}', { count: questionCount })}
          {answeredCount > 0 && `, ${t('{count} answered', { count: answeredCount })}`}
        </Muted>
      </div>
    </Row>
  )
}

const Row = styled.article`
  display: grid;
  grid-template-columns: 4.5rem minmax(0, 1fr);
  gap: ${theme.space[4]};
  align-items: start;
  padding-block: ${theme.space[5]};
  border-block-start: 1px solid ${theme.color.line};

  h2 {
    font-size: ${theme.size.h3};
  }

  h2 a {
    color: inherit;
    text-decoration: none;
  }

  h2 a:hover {
    text-decoration: underline;
  }
`
const Day = styled.time`
  display: grid;
  justify-items: center;
  padding-block: ${theme.space[2]};
  background: ${theme.color.sunken};
  font: 700 ${theme.size.h3} / 1.2 ${theme.font.mono};
  ${theme.cleave.small}

  span {
    color: ${theme.color.muted};
    font-size: ${theme.size.xs};
    text-transform: uppercase;
  }
`
const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[3]};
  margin-block: ${theme.space[2]} ${theme.space[1]};
`
const Muted = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.size.sm};
`
