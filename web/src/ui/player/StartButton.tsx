import { Play } from 'lucide-react'
import { useEffect, useState, type RefObject } from 'react'
import { styled } from 'styled-components'
import { theme } from '../../theme.ts'
import { t } from '../../lib/text.ts'

/** In the middle of a film that has not been played yet. */
export function StartButton({ film }: { film: RefObject<HTMLVideoElement | null> }) {
  const [hasPlayed, setPlayed] = useState(false)

  useEffect(() => {
    const video = film.current
    const handlePlay = () => setPlayed(true)
    video?.addEventListener('play', handlePlay)
    return () => video?.removeEventListener('play', handlePlay)
  }, [film])

  function handleClick() {
    // The button is about to disappear; the player’s keyboard shortcuts work from here.
    film.current?.closest<HTMLElement>('media-controller')?.focus()
    void film.current?.play().catch(() => undefined)
  }

  if (hasPlayed) return null
  return (
    <Round slot="centered-chrome" type="button" aria-label={t('Play the film')} onClick={handleClick}>
      <Play size={30} fill="currentColor" aria-hidden="true" />
    </Round>
  )
}

const Round = styled.button`
  position: absolute;
  inset: 0;
  margin: auto;
  inline-size: 4.75rem;
  block-size: 4.75rem;
  display: grid;
  place-items: center;
  padding: 0 0 0 0.25rem;
  border: 2px solid ${theme.fixed.chalk};
  border-radius: 50%;
  background: rgb(10 14 16 / 0.72);
  color: ${theme.fixed.chalk};
  cursor: pointer;
  pointer-events: auto;

  &:hover {
    background: ${theme.fixed.ember};
    border-color: ${theme.fixed.ember};
    color: ${theme.fixed.basalt};
  }

  &:focus-visible {
    outline: 3px solid ${theme.fixed.ringOnBasalt};
    outline-offset: 3px;
  }
`
