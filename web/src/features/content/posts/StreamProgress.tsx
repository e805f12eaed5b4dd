import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import type { FullPost } from '#contracts/content/posts.ts'
import { theme } from '../../../theme.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { ProgressBar } from '../../../ui/ProgressBar.tsx'
import { postQuery } from './queries.ts'
import { t } from '../../../lib/text.ts'

const EVERY_MS = 3_000

/** For the author and employees, until the film is prepared. */
export function StreamProgress({ post: { id, stream } }: { post: FullPost }) {
  const isUnderWay = stream?.state === 'waiting' || stream?.state === 'converting'
  useQuery({ ...postQuery(id), enabled: isUnderWay, refetchInterval: EVERY_MS })

  if (!stream || stream.state === 'ready' || stream.state === 'off') return null
  if (stream.problem) return <Notice tone={stream.state === 'failed' ? 'bad' : 'info'}>{stream.problem}</Notice>
  return (
    <Line>
      <p>
        {stream.state === 'converting'
          ? t('Preparing this film for slow connections: {progress} %', { progress: stream.progress })
          : t('This film is next to be prepared for slow connections.')}
      </p>
      <ProgressBar label={t('Preparing the film')} value={stream.progress} max={100} />
      <Note>{t('Only you and the team see this. The film can be watched meanwhile.')}</Note>
    </Line>
  )
}

const Line = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  padding-block-start: ${theme.space[3]};
`
const Note = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.size.sm};
`
