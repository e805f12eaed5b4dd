import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { msg } from '#contracts/shared/msg.ts'
import { lastSendDay, siteDay } from '#contracts/membership/sendDay.ts'
import { t } from '../../../lib/text.ts'
import { SegmentedRadios } from '../../../ui/SegmentedRadios.tsx'
import { FieldSet } from './FieldSet.ts'
import { GiftField } from './GiftField.tsx'
import type { GiftFormValues } from './giftForm.ts'

const CHOICES = [
  { value: 'now', label: msg('Right away') },
  { value: 'later', label: msg('On a day') },
] as const

export function SendDayFields() {
  const { getValues, setValue, clearErrors } = useFormContext<GiftFormValues>()
  const [when, setWhen] = useState<(typeof CHOICES)[number]['value']>(getValues('sendOn') ? 'later' : 'now')
  const [now] = useState(() => new Date())
  const choices = CHOICES.map(({ value, label }) => ({ value, label: t(label) }))

  function handleChange(next: typeof when) {
    setWhen(next)
    clearErrors('sendOn')
    setValue('sendOn', next === 'now' ? null : siteDay(new Date()))
  }

  return (
    <FieldSet>
      <legend>{t('When we email it')}</legend>
      <div>
        <SegmentedRadios legend={t('When we email it')} options={choices} value={when} onChange={handleChange} />
      </div>
      {when === 'later' && (
        <GiftField
          name="sendOn"
          label={t('Day')}
          hint={t('We send it at eight in the morning, Central Time, up to a year from now. Today: right away.')}
          type="date"
          min={siteDay(now)}
          max={lastSendDay(now)}
        />
      )}
    </FieldSet>
  )
}
