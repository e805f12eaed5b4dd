import { useState } from 'react'
import { ChoiceMenu } from './ChoiceMenu.tsx'

type PlaybackQualityProps = { qualities: string[]; onChoose: (quality: string | null) => void }

const AUTOMATIC = 'Auto'

export function PlaybackQuality({ qualities, onChoose }: PlaybackQualityProps) {
  const [chosen, setChosen] = useState(AUTOMATIC)

  function handleChoose(quality: string) {
    onChoose(quality === AUTOMATIC ? null : quality)
    setChosen(quality)
  }

  if (qualities.length < 2) return null
  return (
    <ChoiceMenu
      name="Quality"
      buttonName={`Quality ${chosen}`}
      choices={[AUTOMATIC, ...qualities].map((value) => ({ value, label: value }))}
      chosen={chosen}
      onChoose={handleChoose}
    >
      {chosen}
    </ChoiceMenu>
  )
}
