import { useEffect, type RefObject } from 'react'
import { readStored, writeStored } from './captionsChoice.ts'

/** Shows captions in the language that was chosen last, in any film, and remembers a new choice. */
export function useCaptionsChoice(film: RefObject<HTMLVideoElement | null>, languages: string) {
  useEffect(() => {
    const tracks = film.current?.textTracks
    if (!tracks || languages === '') return
    const captions = () => [...tracks].filter(({ kind }) => kind === 'captions')
    const chosen = readStored()
    for (const track of captions()) track.mode = track.language === chosen ? 'showing' : 'disabled'
    const handleChange = () => writeStored(captions().find(({ mode }) => mode === 'showing')?.language ?? null)
    tracks.addEventListener('change', handleChange)
    return () => tracks.removeEventListener('change', handleChange)
  }, [film, languages])
}
