'use client'
import { useEffect, useState } from 'react'
import { ApiError } from '#contracts/platform/ApiError.ts'
import { hasWithdrawal } from '#contracts/shop/markets.ts'
import { foldText } from '#contracts/shared/foldText.ts'
import { paths } from '#contracts/shared/paths.ts'
import { PART_OF_SETTING } from '#contracts/platform/sitePartNames.ts'
import { isPartOn, parsePartsOff } from '#contracts/platform/siteParts.ts'
import { FORM_SETTINGS, SETTING_GROUPS, settingOf, type SettingKey } from '#contracts/platform/settings.ts'
import { LinkedText } from '../view/LinkedText.tsx'
import { LoadState } from '../view/LoadState.tsx'
import type { Translate } from '../view/textIn.ts'
import { useText } from '../view/useText.ts'
import { MemberPrices } from './MemberPrices.tsx'
import { SaveOne } from './SaveOne.tsx'
import { SaveSettings } from './SaveSettings.tsx'
import { SettingField } from './SettingField.tsx'
import { type SettingValues, useSettings } from './useSettings.ts'

const CONFIRM = `${paths.confirmPassword}?redirect=${encodeURIComponent('/cms/settings')}`

const offeredBy = (values: SettingValues) => ({
  monthly: Number(values.monthly_price_cents),
  annual: Number(values.annual_price_cents),
})

/** Without those of parts that are off. What a seller to Europe enters appears with the first country there. */
function isShown(key: SettingKey, values: SettingValues): boolean {
  const part = PART_OF_SETTING[key]
  if (!isPartOn(part, parsePartsOff(values.parts_off))) return false
  return part !== 'europe' || values.shipping_countries.split(',').some(hasWithdrawal)
}

/** Whether the setting’s name, group or note has every word of the search, in English or in the employee's language. */
function isMatch(key: SettingKey, search: string, t: Translate): boolean {
  const { label, group, note } = settingOf(key)
  const text = foldText([label, group, note].flatMap((one) => [one, t(one)]).join(' '))
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
  const t = useText()
  const saved = t('Saved. The site uses it now.')
  const { stored, values, change, changed, canUndo, problems, isSaving, save, undo, loadProblem, retry } =
    useSettings(FORM_SETTINGS)
  const [needsProof, setNeedsProof] = useState(false)
  const [search, setSearch] = useState('')

  const isLoaded = stored !== undefined
  useEffect(() => {
    if (!isLoaded) return
    focusNamed()
    window.addEventListener('hashchange', focusNamed)
    return () => window.removeEventListener('hashchange', focusNamed)
  }, [isLoaded])
  if (!stored || !values) return <LoadState problem={loadProblem} onRetry={retry} />

  async function handle(request: Promise<unknown>) {
    setNeedsProof(false)
    const error = await request
    if (error === null) return
    setSearch('')
    setNeedsProof(error instanceof ApiError && error.code === 'password_needed')
  }

  const found = FORM_SETTINGS.filter((key) => isShown(key, values) && isMatch(key, search, t))

  return (
    <form
      className="settings"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void handle(save(saved))
      }}
    >
      <label className="settings__search">
        {t('Find a setting')}
        <input type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
      </label>
      {found.length === 0 && <p role="status">{t('No setting has these words.')}</p>}
      {SETTING_GROUPS.map((group) => {
        const keys = found.filter((key) => settingOf(key).group === group)
        const fields = keys.map((key) => (
          <SettingField
            key={key}
            name={key}
            value={values[key]}
            problem={problems[key]}
            onChange={(value) => change(key, value)}
          >
            <SaveOne
              label={t(settingOf(key).label)}
              isChanged={changed.includes(key)}
              canUndo={canUndo(key)}
              isSaving={isSaving}
              onSave={() => handle(save(saved, [key]))}
              onUndo={() => handle(undo(key))}
            />
          </SettingField>
        ))
        if (fields.length === 0) return null
        if (group === 'Keeping members')
          return (
            <details key={group} open={search !== '' || keys.some((key) => problems[key]) || undefined}>
              <summary>
                <h2>{t(group)}</h2>
              </summary>
              {fields}
            </details>
          )
        return (
          <section key={group} aria-label={t(group)}>
            <h2>{t(group)}</h2>
            {fields}
            {group === 'Membership' && search === '' && <MemberPrices offered={offeredBy(stored)} />}
          </section>
        )
      })}
      {needsProof && (
        <p role="alert">
          <LinkedText text={t('Before you save this, <0>confirm that it’s you</0>.')} links={[CONFIRM]} />
        </p>
      )}
      <SaveSettings label={t('Save settings')} changes={changed.length} isSaving={isSaving} />
    </form>
  )
}
