import { styled } from 'styled-components'
import type { Thread } from '#contracts/community/threads.ts'
import { dateTimeOf } from '../../../lib/dates.ts'
import { useBrandName } from '../../../lib/siteConfig.ts'
import { theme } from '../../../theme.ts'
import type { ThreadAccess } from './queries.ts'
import { ThreadReply } from './ThreadReply.tsx'
import { t } from '../../../lib/text.ts'

export function ThreadView({ thread, access }: { thread: Thread; access: ThreadAccess }) {
  const siteName = useBrandName()
  return (
    <Box>
      <Messages role="list">
        {thread.messages.map(({ at, from, text }, index) => (
          <li key={index} data-from={from}>
            <strong>{from === 'us' ? siteName : t('You')}</strong>
            <time dateTime={at}>{dateTimeOf(new Date(at))}</time>
            <p>{text}</p>
          </li>
        ))}
      </Messages>
      <ThreadReply key={thread.messages.length} thread={thread} access={access} />
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  gap: ${theme.space[6]};
  max-inline-size: 46rem;
`
const Messages = styled.ul`
  display: grid;
  gap: ${theme.space[4]};

  li {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: baseline;
    gap: ${theme.space[2]} ${theme.space[3]};
    padding: ${theme.space[4]} ${theme.space[5]};
    background: ${theme.color.surface};
    border: 1px solid ${theme.color.line};
    border-inline-start: 4px solid ${theme.color.lineStrong};
    ${theme.cleave.small}
  }

  li[data-from='us'] {
    border-inline-start-color: ${theme.color.malachite};
    background: ${theme.color.malachiteSoft};

    ${theme.from.tablet} {
      margin-inline-start: ${theme.space[7]};
    }
  }

  time {
    color: ${theme.color.muted};
    font-size: ${theme.size.sm};
  }

  p {
    grid-column: 1 / -1;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }

  ${theme.below.tablet} {
    li {
      grid-template-columns: 1fr;
    }
  }
`
