import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import type { ThreadList } from '#contracts/community/threads.ts'
import { dateTimeOf } from '../../../lib/dates.ts'
import { t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { stretchedLink } from '../../../ui/stretchedLink.ts'
import { STATE_LABELS } from './threadLabels.ts'

export function ThreadLinks({ threads }: { threads: ThreadList }) {
  return (
    <List role="list">
      {threads.map(({ id, begins, status, lastMessageAt }) => (
        <li key={id}>
          <Begins to={`/messages?thread=${id}`}>{begins}</Begins>
          <Badge $tone={STATE_LABELS[status].tone}>{t(STATE_LABELS[status].label)}</Badge>
          <time dateTime={lastMessageAt}>{dateTimeOf(new Date(lastMessageAt))}</time>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  max-inline-size: 52rem;
  border-block-end: 1px solid ${theme.color.line};

  li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: baseline;
    gap: ${theme.space[1]} ${theme.space[4]};
    padding-block: ${theme.space[4]};
    border-block-start: 1px solid ${theme.color.line};
  }

  time {
    color: ${theme.color.muted};
    font-size: ${theme.size.sm};
  }
`
const Begins = styled(Link)`
  overflow: hidden;
  color: inherit;
  font-weight: 600;
  text-decoration: none;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${stretchedLink}

  &:hover {
    text-decoration: underline;
  }
`
