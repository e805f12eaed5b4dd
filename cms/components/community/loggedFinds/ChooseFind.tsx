'use client'
import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import { call } from '#contracts/call.ts'
import { chooseFindOfMonth, unchooseFindOfMonth } from '#contracts/routes/community/loggedFinds.ts'
import { problemOf } from '../../platform/view/problemOf.ts'
import { useText } from '../../platform/view/useText.ts'

export function ChooseFind({ id, isChosen }: { id: number; isChosen: boolean }) {
  const [isRunning, setRunning] = useState(false)
  const router = useRouter()
  const t = useText()

  async function change() {
    setRunning(true)
    const problem = await problemOf(call(isChosen ? unchooseFindOfMonth : chooseFindOfMonth, { params: { id } }))
    setRunning(false)
    if (problem) return void toast.error(problem)
    toast.success(t(isChosen ? 'The find is off the home page.' : 'The find is on the home page.'))
    router.refresh()
  }

  return (
    <div className="thread__buttons">
      <Button buttonStyle={isChosen ? 'secondary' : 'primary'} disabled={isRunning} onClick={() => void change()}>
        {t(isChosen ? 'Take off the home page' : 'Choose as find of the month')}
      </Button>
    </div>
  )
}
