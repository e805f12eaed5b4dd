'use client'
import { Button, toast } from '@payloadcms/ui'
import { useState } from 'react'
import { call } from '#contracts/call.ts'
import { retryMail } from '#contracts/routes/people/people.ts'
import { problemOf } from '../view/problemOf.ts'
import { useText } from '../view/useText.ts'

export function ResendButton({ id }: { id: number }) {
  const t = useText()
  const [running, setRunning] = useState(false)
  const send = async () => {
    setRunning(true)
    const problem = await problemOf(call(retryMail, { params: { id } }))
    setRunning(false)
    if (problem) toast.error(problem)
    else toast.success(t('The email will be sent again'))
  }
  return (
    <Button buttonStyle="secondary" disabled={running} onClick={() => void send()}>
      {t('Send again')}
    </Button>
  )
}
