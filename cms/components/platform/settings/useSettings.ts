import { toast, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { ApiError } from '#contracts/platform/ApiError.ts'
import { call } from '#contracts/call.ts'
import { changeSettings, readSettingsForm } from '#contracts/routes/platform/settings.ts'
import { settingOf, type SettingKey } from '#contracts/platform/settings.ts'
import { messageIn, problemOf } from '../view/problemOf.ts'
import { textIn } from '../view/textIn.ts'

export type SettingValues = Record<SettingKey, string>

type Problems = Record<string, string>

/** Some of the settings as they are stored, what an employee changes before saving, and what each saved change replaced. */
export function useSettings(keys: readonly SettingKey[]) {
  const { language } = useTranslation().i18n
  const t = textIn(language)
  const [stored, setStored] = useState<SettingValues>()
  const [draft, setDraft] = useState<Partial<SettingValues>>({})
  const [replaced, setReplaced] = useState<Partial<SettingValues>>({})
  const [problems, setProblems] = useState<Problems>({})
  const [isSaving, setSaving] = useState(false)
  const [loadProblem, setLoadProblem] = useState<string | null>()

  async function load() {
    setLoadProblem(await problemOf(call(readSettingsForm, {}).then(setStored)))
  }
  useEffect(() => void load(), [])

  const changed = keys.filter((key) => draft[key] !== undefined && draft[key] !== stored?.[key])

  async function store(input: Partial<SettingValues>, says: string) {
    setSaving(true)
    try {
      // Another page may have saved something meanwhile.
      const before = await call(readSettingsForm, {})
      setStored(await call(changeSettings, { input }))
      setProblems((current) => without(current, input))
      toast.success(says)
      return { before }
    } catch (error) {
      setProblems((current) => ({
        ...without(current, input),
        ...(error instanceof ApiError ? error.fieldErrors : {}),
      }))
      toast.error(messageIn(error, language))
      return { error }
    } finally {
      setSaving(false)
    }
  }

  /**
   * @param says the message once they are stored.
   * @param only without it, all that were changed.
   * @returns the error that was shown; null when they are stored.
   */
  async function save(says: string, only: readonly SettingKey[] = changed): Promise<unknown> {
    const input = pick(draft, only)
    const { before, error } = await store(input, says)
    if (!before) return error
    setReplaced((current) => ({ ...current, ...pick(before, only) }))
    // What was typed during the request stays.
    setDraft((current) => {
      const kept = keys.filter((key) => current[key] !== undefined && current[key] !== input[key])
      return pick(current, kept)
    })
    return null
  }

  /** Stores what a saved change replaced. @returns the error that was shown; null when it is stored. */
  async function undo(key: SettingKey): Promise<unknown> {
    const says = t('“{name}” is as before.', { name: t(settingOf(key).label) })
    const { before, error } = await store(pick(replaced, [key]), says)
    if (!before) return error
    setReplaced((current) => without(current, { [key]: '' }))
    setDraft((current) => without(current, { [key]: '' }))
    return null
  }

  return {
    stored,
    values: stored && { ...stored, ...draft },
    change: (key: SettingKey, value: string) => setDraft((current) => ({ ...current, [key]: value })),
    changed,
    /** Whether a change was saved on this page and can be taken back. */
    canUndo: (key: SettingKey) => replaced[key] !== undefined && replaced[key] !== stored?.[key],
    problems,
    isSaving,
    save,
    undo,
    loadProblem,
    retry: () => void load(),
  }
}

const pick = (values: Partial<SettingValues>, keys: readonly SettingKey[]): Partial<SettingValues> =>
  Object.fromEntries(keys.map((key) => [key, values[key] ?? '']))

const without = <Values extends object>(values: Values, removed: object): Values =>
  Object.fromEntries(Object.entries(values).filter(([key]) => !(key in removed))) as Values
