'use client'
import { useTranslation } from '@payloadcms/ui'
import { type ReactNode, useId, useState } from 'react'
import { amountToCents } from '#contracts/shared/amountToCents.ts'
import { withPoint } from '#contracts/shared/decimalComma.ts'
import { centsToAmount } from '#contracts/shared/money.ts'
import { shippingTableText, typedShippingTable } from '#contracts/shop/shippingTable.ts'
import { type Choice, type Setting, settingOf, type SettingKey } from '#contracts/platform/settings.ts'
import { textIn } from '../view/textIn.ts'
import { useFormats } from '../view/useFormats.ts'

type SettingFieldProps = {
  name: SettingKey
  value: string
  problem: string | undefined
  onChange: (value: string) => void
  /** The row that saves it. */
  children: ReactNode
}

export function SettingField({ name, value, problem, onChange, children }: SettingFieldProps) {
  const { language } = useTranslation().i18n
  const t = textIn(language)
  const setting = settingOf(name)
  const unit = unitOf(setting)
  const id = useId()
  const describedBy = [`${id}-note`, ...(problem ? [`${id}-problem`] : [])].join(' ')
  const field = { id, 'aria-invalid': problem !== undefined, 'aria-describedby': describedBy }
  const isList = setting.kind === 'list'
  return (
    <div
      id={`setting-${name}`}
      className="setting"
      role={isList ? 'group' : undefined}
      aria-labelledby={isList ? `${id}-label` : undefined}
    >
      <label id={`${id}-label`} htmlFor={isList ? undefined : id}>
        {t(setting.label)}
        {unit && <small> ({t(unit)})</small>}
      </label>
      {setting.kind === 'cents' && <Dollars {...field} value={value} onChange={onChange} />}
      {setting.kind === 'amounts' && <Amounts {...field} value={value} onChange={onChange} />}
      {setting.kind === 'weights' && <Weights {...field} value={value} onChange={onChange} />}
      {setting.kind === 'choice' && (
        <select {...field} value={value} onChange={({ target }) => onChange(target.value)}>
          {setting.choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {t(choice.label)}
            </option>
          ))}
        </select>
      )}
      {setting.kind === 'list' && (
        <Checkboxes choices={choicesIn(language, name, setting.choices)} value={value} onChange={onChange} />
      )}
      {(setting.kind === 'number' || setting.kind === 'text' || setting.kind === 'email') && (
        <input
          {...field}
          inputMode={setting.kind === 'number' ? 'decimal' : undefined}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      <p id={`${id}-note`}>{t(setting.note)}</p>
      {problem && (
        <p id={`${id}-problem`} className="setting__problem" role="alert">
          {problem}
        </p>
      )}
      {children}
    </div>
  )
}

/** Countries by their names; states and ways to pay have names of their own. */
function choicesIn(language: string, name: SettingKey, choices: readonly Choice[]): readonly Choice[] {
  if (name !== 'shipping_countries' || language === 'en') return choices
  const names = new Intl.DisplayNames(language, { type: 'region' })
  return choices
    .map(({ value, label }) => ({ value, label: names.of(value) ?? label }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language))
}

function unitOf(setting: Setting): string | null {
  if (setting.kind === 'cents' || setting.kind === 'amounts' || setting.kind === 'weights') return '$'
  return setting.kind === 'number' ? setting.unit : null
}

type DollarsProps = { id: string; value: string; onChange: (cents: string) => void }

/** Appends a space to an invalid amount, so that the server doesn’t read it as cents, and returns its error. */
function Dollars({ value, onChange, ...field }: DollarsProps) {
  const [typed, setTyped] = useState<string>()
  const { written } = useFormats()
  const stored = /^-?\d+$/.test(value) ? written(Number(value)) : value
  return (
    <input
      {...field}
      inputMode="decimal"
      value={typed ?? stored}
      onBlur={() => setTyped(undefined)}
      onChange={({ target }) => {
        const cents = amountToCents(withPoint(target.value))
        setTyped(target.value)
        onChange(cents === null ? `${target.value} ` : String(cents))
      }}
    />
  )
}

/** Several amounts with commas between them. Anything else stays as it was typed, and the server returns its error. */
function Amounts({ value, onChange, ...field }: DollarsProps) {
  const [typed, setTyped] = useState<string>()
  const stored = partsOf(value)
    .map((part) => (/^\d+$/.test(part) ? centsToAmount(Number(part)) : part))
    .join(', ')
  return (
    <input
      {...field}
      inputMode="decimal"
      value={typed ?? stored}
      onBlur={() => setTyped(undefined)}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(
          partsOf(target.value)
            .map((part) => amountToCents(part) ?? `${part} `)
            .join(','),
        )
      }}
    />
  )
}

/** Prices by weight. Anything else stays as it was typed, and the server returns its error. */
function Weights({ value, onChange, ...field }: DollarsProps) {
  const [typed, setTyped] = useState<string>()
  return (
    <input
      {...field}
      value={typed ?? shippingTableText(value)}
      onBlur={() => setTyped(undefined)}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(typedShippingTable(target.value) ?? `${target.value} `)
      }}
    />
  )
}

const partsOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

type CheckboxesProps = {
  choices: readonly Choice[]
  value: string
  onChange: (value: string) => void
}

function Checkboxes({ choices, value, onChange }: CheckboxesProps) {
  const chosen = value === '' ? [] : value.split(',')
  return (
    <div className="setting__choices">
      {choices.map((choice) => (
        <label key={choice.value}>
          <input
            type="checkbox"
            checked={chosen.includes(choice.value)}
            onChange={({ target }) => {
              const next = target.checked ? [...chosen, choice.value] : chosen.filter((code) => code !== choice.value)
              onChange(next.join(','))
            }}
          />
          {choice.label}
        </label>
      ))}
    </div>
  )
}
