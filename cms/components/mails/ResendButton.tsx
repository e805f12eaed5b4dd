'use client'
import { Button, toast } from '@payloadcms/ui'
import { useState } from 'react'
import { paths } from '#contracts/paths.ts'
import { callSite } from '../callSite.ts'

export function ResendButton({ id }: { id: number }) {
  const [running, setRunning] = useState(false)
  const send = async () => {
    setRunning(true)
    const problem = await callSite(paths.resendMail(id))
    setRunning(false)
    if (problem) toast.error(problem)
    else toast.success('The email will be sent again')
  }
  return (
    <Button buttonStyle="secondary" disabled={running} onClick={() => void send()}>
      Send again
    </Button>
  )
}
