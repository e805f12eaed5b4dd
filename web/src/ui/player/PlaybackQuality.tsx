import { useState } from 'react'
import { PlayerButton } from './PlaybackRate.tsx'

type PlaybackQualityProps = { qualities: string[]; onChoose: (quality: string | null) => void }

/** Each press selects the next quality: automatic, then from best to worst. */
export function PlaybackQuality({ qualities, onChoose }: PlaybackQualityProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  const choices = [null, ...qualities]

  function handleClick() {
    const next = choices[(choices.indexOf(chosen) + 1) % choices.length] ?? null
    onChoose(next)
    setChosen(next)
  }

  if (qualities.length < 2) return null
  const name = chosen ?? 'Auto'
  return (
    <PlayerButton type="button" aria-label={`Quality ${name}`} onClick={handleClick}>
      {name}
    </PlayerButton>
  )
}
