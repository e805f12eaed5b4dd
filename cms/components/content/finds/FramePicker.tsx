'use client'
import { toast, useField } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { fileAddress, findFiles, type MediaFile } from '../posts/findFiles.ts'
import { pickCover } from '../posts/pickCover.ts'
import { readFromPanel } from '../../platform/view/readFromPanel.ts'
import { useText } from '../../platform/view/useText.ts'

/** Plays the film of the chosen post. The moment on screen becomes the find's second and picture. */
export function FramePicker() {
  const { value: postId } = useField<number | null>({ path: 'post' })
  const { setValue: setSecond } = useField<number>({ path: 'second' })
  const { setValue: setFrame } = useField<number>({ path: 'frame' })
  const [isRunning, setRunning] = useState(false)
  const film = useFilm(postId)
  const t = useText()
  const player = useRef<HTMLVideoElement>(null)
  if (!postId || !film) return null

  async function takeFrame() {
    const second = player.current?.currentTime ?? 0
    setSecond(Math.floor(second))
    setRunning(true)
    const { cover, problem } = await pickCover(Number(postId), { second })
    setRunning(false)
    if (cover === null) return void toast.error(problem)
    setFrame(cover)
    toast.success(t('Moment chosen. Save the find to use it.'))
  }

  return (
    <div className="cover-picker">
      {/* The film's own sound is described on its page; here only the picture matters. */}
      <video ref={player} src={fileAddress(film)} controls muted preload="metadata" aria-label={t('The film')} />
      <button type="button" disabled={isRunning} onClick={() => void takeFrame()}>
        {t(isRunning ? 'Taking the frame…' : 'Use this moment')}
      </button>
    </div>
  )
}

function useFilm(postId: number | null): MediaFile | null {
  const [film, setFilm] = useState<MediaFile | null>(null)
  useEffect(() => {
    let isCurrent = true
    void findFilm(postId).then((found) => isCurrent && setFilm(found))
    return () => void (isCurrent = false)
  }, [postId])
  return film
}

const postSchema = z.object({ video: z.number().nullish() })

async function findFilm(postId: number | null): Promise<MediaFile | null> {
  if (!postId) return null
  const post = await readFromPanel(`/posts/${postId}?depth=0&select[video]=true`, postSchema)
  return post?.video ? ((await findFiles(String(post.video)))[0] ?? null) : null
}
