'use client'
import { Button } from '@payloadcms/ui'
import { type ReactNode, useId } from 'react'
import { type SettingKey, SETTINGS, WORD_NOTES } from '#contracts/platform/settings.ts'
import { type TradeWord, WORDS } from '#contracts/platform/tradeWords.ts'
import { fillWords, parseForms, wordKey } from '#contracts/platform/vocabulary.ts'
import type { Language } from '#contracts/shared/languages.ts'
import { LoadState } from '../view/LoadState.tsx'
import { SaveOne } from './SaveOne.tsx'
import { SaveSettings } from './SaveSettings.tsx'
import { useSettings } from './useSettings.ts'

const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', de: 'German' }

/** A phrase of the site that uses the word. */
const EXAMPLES: Record<TradeWord, Record<Language, string>> = {
  hunt: { en: 'Email me new [hunts]', de: '[Hunts]' },
  hunter: { en: 'Welcome, Elite [Hunter]!', de: 'Für [hunters]' },
  find: { en: 'My [finds] · Log [a find]', de: 'Meine [finds]' },
  stone: { en: 'Identify my [stone] · Any [stone]', de: 'Alle [stones]' },
}

const KEYS: SettingKey[] = ['code_prefix', ...WORDS.flatMap((word) => [wordKey(word, 'en'), wordKey(word, 'de')])]

const SAVED = 'Saved. The site uses these words now.'

type TradeWordsFormProps = { languages: readonly Language[] }

export function TradeWordsForm({ languages }: TradeWordsFormProps) {
  const { values, change, changed, canUndo, problems, isSaving, save, undo, loadProblem, retry } = useSettings(KEYS)
  if (!values) return <LoadState problem={loadProblem} onRetry={retry} />

  const saveOne = (key: SettingKey, label: string) => (
    <SaveOne
      label={label}
      isChanged={changed.includes(key)}
      canUndo={canUndo(key)}
      isSaving={isSaving}
      onSave={() => save(SAVED, [key])}
      onUndo={() => undo(key)}
    />
  )

  return (
    <form
      className="settings"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save(SAVED)
      }}
    >
      {WORDS.map((word) => (
        <section key={word} aria-label={SETTINGS[wordKey(word, 'en')].label}>
          <h2>{SETTINGS[wordKey(word, 'en')].label}</h2>
          <p>{WORD_NOTES[word]}</p>
          {languages.map((language) => {
            const key = wordKey(word, language)
            return (
              <TextField
                key={key}
                label={`${LANGUAGE_NAMES[language]} (one, several)`}
                language={language}
                value={values[key]}
                delivered={SETTINGS[key].value}
                example={(value) => exampleOf(word, language, value)}
                problem={problems[key]}
                onChange={(value) => change(key, value)}
              >
                {saveOne(key, `${SETTINGS[wordKey(word, 'en')].label} in ${LANGUAGE_NAMES[language]}`)}
              </TextField>
            )
          })}
        </section>
      ))}
      <section aria-label={SETTINGS.code_prefix.label}>
        <h2>{SETTINGS.code_prefix.label}</h2>
        <p>{SETTINGS.code_prefix.note}</p>
        <TextField
          label="Capital letters"
          value={values.code_prefix}
          delivered={SETTINGS.code_prefix.value}
          example={(value) => `“${value}-7QK4M2XWPA”`}
          problem={problems['code_prefix']}
          onChange={(value) => change('code_prefix', value)}
        >
          {saveOne('code_prefix', SETTINGS.code_prefix.label)}
        </TextField>
      </section>
      <SaveSettings label="Save words" changes={changed.length} isSaving={isSaving} />
    </form>
  )
}

function exampleOf(word: TradeWord, language: Language, value: string): string {
  const forms = parseForms(value)
  return forms ? `“${fillWords(EXAMPLES[word][language], language, { [language]: { [word]: forms } })}”` : ''
}

type TextFieldProps = {
  label: string
  value: string
  delivered: string
  /** The phrase that people will read. */
  example: (value: string) => string
  problem: string | undefined
  onChange: (value: string) => void
  language?: Language
  /** The row that saves it. */
  children: ReactNode
}

function TextField({ label, value, delivered, example, problem, onChange, language = 'en', children }: TextFieldProps) {
  const id = useId()
  return (
    <div className="setting">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={value}
        lang={language}
        aria-invalid={problem !== undefined}
        aria-describedby={problem ? `${id}-example ${id}-problem` : `${id}-example`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-example`} lang={language}>
        {example(value)}
      </p>
      {problem && (
        <p id={`${id}-problem`} className="setting__problem" role="alert">
          {problem}
        </p>
      )}
      {value !== delivered && (
        <div>
          <Button type="button" buttonStyle="secondary" size="small" margin={false} onClick={() => onChange(delivered)}>
            Change back to “{delivered}”
          </Button>
        </div>
      )}
      {children}
    </div>
  )
}
