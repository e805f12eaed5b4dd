'use client'
import { Button, toast } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { ApiError, serverMessage } from '#contracts/platform/ApiError.ts'
import { call } from '#contracts/call.ts'
import { centsToAmount } from '#contracts/shared/money.ts'
import { hasWithdrawal } from '#contracts/shop/markets.ts'
import { foldText } from '#contracts/shared/foldText.ts'
import { paths } from '#contracts/shared/paths.ts'
import { changeSettings, readSettingsForm } from '#contracts/routes/platform/settings.ts'
import { PART_OF_SETTING } from '#contracts/platform/sitePartNames.ts'
import { isPartOn, parsePartsOff } from '#contracts/platform/siteParts.ts'
import { SETTING_GROUPS, settingOf, SETTINGS, type SettingKey } from '#contracts/platform/settings.ts'
import { problemOf } from '../problemOf.ts'
import { LoadState } from '../view/LoadState.tsx'
import { MemberPrices } from './MemberPrices.tsx'
import { SettingField } from './SettingField.tsx'

type Values = Record<SettingKey, string>

/** Changed elsewhere. */
const OWN_PLACES: string[] = ['hidden', 'switches', 'word', 'prefix']
const KEYS = (Object.keys(SETTINGS) as SettingKey[]).filter((key) => !OWN_PLACES.includes(settingOf(key).kind))
const CONFIRM = `${paths.confirmPassword}?redirect=${encodeURIComponent('/cms/settings')}`

const offeredBy = (values: Values) => ({
  monthly: centsToAmount(Number(values.monthly_price_cents)),
  annual: centsToAmount(Number(values.annual_price_cents)),
})

/** Without those of parts that are off. What a seller to Europe enters appears with the first country there. */
function isShown(key: SettingKey, values: Values): boolean {
  const part = PART_OF_SETTING[key]
  if (!isPartOn(part, parsePartsOff(values.parts_off))) return false
  return part !== 'europe' || values.shipping_countries.split(',').some(hasWithdrawal)
}

/** Every word is in its name, its group or what it says about its effect. */
function isMatch(key: SettingKey, search: string): boolean {
  const { label, group, note } = settingOf(key)
  const text = foldText(`${label} ${group} ${note}`)
  return foldText(search)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** The search leads to one of them, which the page has only once they are loaded. */
function focusNamed() {
  const setting = document.getElementById(window.location.hash.slice(1))
  const group = setting?.closest('details')
  if (group) group.open = true
  setting?.scrollIntoView({ block: 'center' })
  setting?.querySelector<HTMLElement>('input, select')?.focus()
}

export function SettingsForm() {
  const [stored, setStored] = useState<Values>()
  const [draft, setDraft] = useState<Partial<Values>>({})
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [isSaving, setSaving] = useState(false)
  const [needsProof, setNeedsProof] = useState(false)
  const [search, setSearch] = useState('')

  const [loadProblem, setLoadProblem] = useState<string | null>()

  async function load() {
    setLoadProblem(await problemOf(call(readSettingsForm, {}).then(setStored)))
  }
  useEffect(() => void load(), [])
  const isLoaded = stored !== undefined
  useEffect(() => {
    if (!isLoaded) return
    focusNamed()
    window.addEventListener('hashchange', focusNamed)
    return () => window.removeEventListener('hashchange', focusNamed)
  }, [isLoaded])
  if (!stored) return <LoadState problem={loadProblem} onRetry={() => void load()} />

  const changed = KEYS.filter((key) => draft[key] !== undefined && draft[key] !== stored[key])

  async function save() {
    setSaving(true)
    setNeedsProof(false)
    try {
      setStored(
        await call(changeSettings, { input: Object.fromEntries(changed.map((key) => [key, draft[key] ?? ''])) }),
      )
      setDraft({})
      setProblems({})
      toast.success('Saved. The site uses it now.')
    } catch (error) {
      setSearch('')
      setProblems(error instanceof ApiError ? error.fieldErrors : {})
      setNeedsProof(error instanceof ApiError && error.code === 'password_needed')
      toast.error(serverMessage(error, 'The site cannot be reached. Please try again.'))
    }
    setSaving(false)
  }

  const found = KEYS.filter((key) => isShown(key, { ...stored, ...draft }) && isMatch(key, search))

  return (
    <form
      className="settings"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <label className="settings__search">
        Find a setting
        <input type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
      </label>
      {found.length === 0 && <p role="status">No setting has these words.</p>}
      {SETTING_GROUPS.map((group) => {
        const keys = found.filter((key) => settingOf(key).group === group)
        const fields = keys.map((key) => (
          <SettingField
            key={key}
            name={key}
            value={draft[key] ?? stored[key]}
            problem={problems[key]}
            onChange={(value) => setDraft({ ...draft, [key]: value })}
          />
        ))
        if (fields.length === 0) return null
        if (group === 'Keeping members')
          return (
            <details key={group} open={search !== '' || keys.some((key) => problems[key]) || undefined}>
              <summary>
                <h2>{group}</h2>
              </summary>
              {fields}
            </details>
          )
        return (
          <section key={group} aria-label={group}>
            <h2>{group}</h2>
            {fields}
            {group === 'Membership' && search === '' && <MemberPrices offered={offeredBy(stored)} />}
          </section>
        )
      })}
      {needsProof && (
        <p role="alert">
          Before you save this, <a href={CONFIRM}>confirm that it’s you</a>.
        </p>
      )}
      <div className="settings__actions">
        <Button type="submit" disabled={isSaving || changed.length === 0}>
          Save settings
        </Button>
        <span role="status">
          {changed.length > 0 && `${changed.length} unsaved ${changed.length === 1 ? 'change' : 'changes'}`}
        </span>
      </div>
    </form>
  )
}
