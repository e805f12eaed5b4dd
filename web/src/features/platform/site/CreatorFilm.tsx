import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { t } from '../../../lib/text.ts'
import { useBrowserValue } from '../../../lib/useBrowserValue.ts'
import { theme } from '../../../theme.ts'
import { Picture } from '../../../ui/Picture.tsx'

type CreatorFilmProps = { name: string; url: string; posterUrl: string | null; width: number; sizes: string }

/** Some silent seconds, repeated while they are on the screen. Visitors who want less motion or data get their picture only. */
export function CreatorFilm({ name, url, posterUrl, width, sizes }: CreatorFilmProps) {
  const film = useRef<HTMLVideoElement>(null)
  const canMove = useBrowserValue(allowsMotion, false)
  const [isOnScreen, setOnScreen] = useState(false)
  const [isWanted, setWanted] = useState(true)
  const [isPlaying, setPlaying] = useState(false)
  const [isBroken, setBroken] = useState(false)
  const isMoving = canMove && !isBroken

  useEffect(() => {
    if (!film.current || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(([entry]) => setOnScreen(entry?.isIntersecting ?? false))
    observer.observe(film.current)
    return () => observer.disconnect()
  }, [isMoving])

  useEffect(() => {
    // Browsers that save power don't play by themselves; the button does.
    if (isOnScreen && isWanted) void film.current?.play().catch(() => undefined)
    else film.current?.pause()
  }, [isOnScreen, isWanted])

  function handleClick() {
    setWanted(!isPlaying)
    if (!isPlaying) void film.current?.play().catch(() => undefined)
  }

  const Icon = isPlaying ? Pause : Play
  return (
    <>
      <Picture
        src={posterUrl}
        alt={t('A short film of {name}', { name })}
        seed={name}
        ramp="moss"
        width={width}
        height={width}
        sizes={sizes}
      />
      {isMoving && (
        <>
          <Film
            ref={film}
            src={url}
            muted
            loop
            playsInline
            preload="none"
            aria-hidden="true"
            tabIndex={-1}
            onPlay={() => setPlaying(true)}
            onPause={() => setPlaying(false)}
            onError={() => setBroken(true)}
          />
          <Whole type="button" aria-label={isPlaying ? t('Pause the film') : t('Play the film')} onClick={handleClick}>
            <Icon size={14} fill="currentColor" aria-hidden="true" />
          </Whole>
        </>
      )}
    </>
  )
}

type Connection = { saveData?: boolean }

function allowsMotion(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return !connection?.saveData && !window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

const Film = styled.video`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`
/** The button is as large as the film; its icon is in the corner. */
const Whole = styled.button`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: end;
  padding: 6px;
  border: 0;
  background: none;
  color: ${theme.fixed.chalk};
  cursor: pointer;

  svg {
    box-sizing: content-box;
    padding: 6px;
    border-radius: 50%;
    background: rgb(10 14 16 / 0.72);
  }

  &:hover svg {
    background: ${theme.fixed.basalt};
  }

  &:focus-visible {
    outline: 3px solid ${theme.fixed.ringOnBasalt};
    outline-offset: -6px;
  }
`
