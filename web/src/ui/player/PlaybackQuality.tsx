import { useState } from 'react'
import { msg } from '#contracts/shared/msg.ts'
import { ChoiceMenu } from './ChoiceMenu.tsx'
import { t } from '../../lib/text.ts'

type PlaybackQualityProps = { qualities: string[]; onChoose: (quality: string | null) => void }

const AUTOMATIC = msg('Auto')

export function PlaybackQuality({ qualities, onChoose }: PlaybackQualityProps) {
  const [chosen, setChosen] = useState(AUTOMATIC)

  function handleChoose(quality: string) {
    onChoose(quality === AUTOMATIC ? null : quality)
    setChosen(quality)
  }

  if (qualities.length < 2) return null
  return (
    <ChoiceMenu
      name={t('Quality')}
      buttonName={t('Quality {chosen}', { chosen: t(chosen) })}
      choices={[AUTOMATIC, ...qualities].map((value) => ({ value, label: t(value) }))}
      chosen={chosen}
      onChoose={handleChoose}
    >
      {t(chosen)}
    </ChoiceMenu>
  )
}
