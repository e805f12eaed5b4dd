import { toast } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { ApiError, serverMessage } from '#contracts/platform/ApiError.ts'
import { call } from '#contracts/call.ts'
import { changeSettings, readSettingsForm } from '#contracts/routes/platform/settings.ts'
import type { SettingKey } from '#contracts/platform/settings.ts'
import { problemOf } from '../problemOf.ts'

export type SettingValues = Record<SettingKey, string>

/** Some of the settings as they are stored, and what an employee changes before saving. */
export function useSettings(keys: readonly SettingKey[]) {
  const [stored, setStored] = useState<SettingValues>()
  const [draft, setDraft] = useState<Partial<SettingValues>>({})
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [isSaving, setSaving] = useState(false)
  const [loadProblem, setLoadProblem] = useState<string | null>()

  async function load() {
    setLoadProblem(await problemOf(call(readSettingsForm, {}).then(setStored)))
  }
  useEffect(() => void load(), [])

  const changed = keys.filter((key) => draft[key] !== undefined && draft[key] !== stored?.[key])

  /** @param says the message once they are stored. @returns the error that was shown; null when they are stored. */
  async function save(says: string): Promise<unknown> {
    setSaving(true)
    try {
      const input = Object.fromEntries(changed.map((key) => [key, draft[key] ?? '']))
      setStored(await call(changeSettings, { input }))
      setDraft({})
      setProblems({})
      toast.success(says)
      return null
    } catch (error) {
      setProblems(error instanceof ApiError ? error.fieldErrors : {})
      toast.error(serverMessage(error, 'The site cannot be reached. Please try again.'))
      return error
    } finally {
      setSaving(false)
    }
  }

  return {
    stored,
    values: stored && { ...stored, ...draft },
    change: (key: SettingKey, value: string) => setDraft({ ...draft, [key]: value }),
    changed,
    problems,
    isSaving,
    save,
    loadProblem,
    retry: () => void load(),
  }
}
