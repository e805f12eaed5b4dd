import { useState } from 'react'
import { ChoiceMenu } from './ChoiceMenu.tsx'
import { t } from '../../lib/text.ts'

const CHOICES = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2].map((rate) => ({ value: String(rate), label: `${rate}x` }))

export function PlaybackRate({ onChange }: { onChange: (rate: number) => void }) {
  const [chosen, setChosen] = useState('1')

  function handleChoose(rate: string) {
    onChange(Number(rate))
    setChosen(rate)
  }

  return (
    <ChoiceMenu
      name={t('Speed')}
      buttonName={t('Speed {chosen}x', { chosen })}
      choices={CHOICES}
      chosen={chosen}
      onChoose={handleChoose}
    >
      {t('{chosen}x', { chosen })}
    </ChoiceMenu>
  )
}
