'use client'
import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import { call } from '#contracts/call.ts'
import type { Confidence } from '#contracts/community/identifications.ts'
import { answerIdentification } from '#contracts/routes/community/identifications.ts'
import { problemOf } from '../../platform/view/problemOf.ts'
import { useText } from '../../platform/view/useText.ts'

export function StoneAnswer({ id }: { id: number }) {
  const [name, setName] = useState('')
  const [confidence, setConfidence] = useState<Confidence>('likely')
  const [reasons, setReasons] = useState('')
  const [isRunning, setRunning] = useState(false)
  const router = useRouter()
  const t = useText()

  async function send() {
    setRunning(true)
    const input = { name: name.trim(), confidence, reasons: reasons.trim() }
    const problem = await problemOf(call(answerIdentification, { params: { id }, input }))
    setRunning(false)
    if (problem) return void toast.error(problem)
    toast.success(t('Your answer is on its way.'))
    router.refresh()
  }

  return (
    <div className="thread__form">
      <label>
        {t('What it is')}
        <input value={name} maxLength={80} onChange={({ target }) => setName(target.value)} />
      </label>
      <label>
        {t('How sure you are')}
        <select value={confidence} onChange={({ target }) => setConfidence(target.value as Confidence)}>
          <option value="certain">{t('Certain')}</option>
          <option value="likely">{t('Likely')}</option>
          <option value="guess">{t('A guess')}</option>
        </select>
      </label>
      <label>
        {t('Your reasons, sent by email')}
        <textarea value={reasons} rows={5} maxLength={2000} onChange={({ target }) => setReasons(target.value)} />
      </label>
      <div className="thread__buttons">
        <Button disabled={isRunning || name.trim() === '' || reasons.trim().length < 10} onClick={() => void send()}>
          {t('Send answer')}
        </Button>
      </div>
    </div>
  )
}
