'use client'
import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { call } from '#contracts/call.ts'
import { readPost } from '#contracts/routes/content/posts.ts'
import type { StreamStatus } from '#contracts/content/streams.ts'
import { msg } from '../../platform/view/textIn.ts'
import { useText } from '../../platform/view/useText.ts'

const EVERY_MS = 3_000
const TEXTS: Record<StreamStatus['state'], string> = {
  waiting: msg('The film is waiting to be prepared for streaming. It can be watched meanwhile.'),
  converting: msg('The film is being prepared for streaming. It can be watched meanwhile.'),
  ready: msg('The film is prepared for streaming, in a quality for each connection.'),
  failed: msg('This film can’t be prepared for streaming. It plays as the file you uploaded.'),
  off: msg(
    'ffmpeg isn’t installed on this server, so films play as the file you uploaded, in one quality. Install ffmpeg to prepare them for slow connections.',
  ),
}

/** Below the video: the progress of its stream. */
export function StreamState() {
  const { id } = useDocumentInfo()
  const stream = useStream(id)
  const t = useText()
  if (!stream) return null
  return (
    <div className="stream-state" role="status">
      <p>{stream.problem ?? t(TEXTS[stream.state])}</p>
      {stream.state === 'converting' && (
        <progress max={100} value={stream.progress} aria-label={t('Preparing the film')}>
          {stream.progress} %
        </progress>
      )}
    </div>
  )
}

function useStream(id: string | number | undefined): StreamStatus | null {
  const [stream, setStream] = useState<StreamStatus | null>(null)
  const isDone = stream !== null && stream.state !== 'waiting' && stream.state !== 'converting'
  useEffect(() => {
    if (id === undefined || isDone) return
    let isCurrent = true
    const read = () => void readStream(id).then((found) => isCurrent && setStream(found))
    read()
    const timer = setInterval(read, EVERY_MS)
    return () => {
      isCurrent = false
      clearInterval(timer)
    }
  }, [id, isDone])
  return stream
}

/** Null if the request failed; it is repeated. */
async function readStream(id: string | number): Promise<StreamStatus | null> {
  const post = await call(readPost, { params: { id: Number(id) } }).catch(() => null)
  return post?.stream ?? null
}
