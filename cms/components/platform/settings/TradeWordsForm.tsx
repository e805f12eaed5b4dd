'use client'
import { Button } from '@payloadcms/ui'
import { type ReactNode, useId } from 'react'
import { type SettingKey, SETTINGS, WORD_NOTES } from '#contracts/platform/settings.ts'
import { type TradeWord, WORDS } from '#contracts/platform/tradeWords.ts'
import { fillWords, parseForms, wordKey } from '#contracts/platform/vocabulary.ts'
import type { Language } from '#contracts/shared/languages.ts'
import { LoadState } from '../view/LoadState.tsx'
import { msg } from '../view/textIn.ts'
import { useText } from '../view/useText.ts'
import { SaveOne } from './SaveOne.tsx'
import { SaveSettings } from './SaveSettings.tsx'
import { useSettings } from './useSettings.ts'

const LANGUAGE_NAMES: Record<Language, string> = { en: msg('English'), de: msg('German') }

/** A phrase of the site that uses the word. */
const EXAMPLES: Record<TradeWord, Record<Language, string>> = {
  hunt: { en: 'Email me new [hunts]', de: '[Hunts]' },
  hunter: { en: 'Welcome, Elite [Hunter]!', de: 'Für [hunters]' },
  find: { en: 'My [finds] · Log [a find]', de: 'Meine [finds]' },
  stone: { en: 'Identify my [stone] · Any [stone]', de: 'Alle [stones]' },
}

const KEYS: SettingKey[] = ['code_prefix', ...WORDS.flatMap((word) => [wordKey(word, 'en'), wordKey(word, 'de')])]

type TradeWordsFormProps = { languages: readonly Language[] }

export function TradeWordsForm({ languages }: TradeWordsFormProps) {
  const t = useText()
  const saved = t('Saved. The site uses these words now.')
  const { values, change, changed, canUndo, problems, isSaving, save, undo, loadProblem, retry } = useSettings(KEYS)
  if (!values) return <LoadState problem={loadProblem} onRetry={retry} />

  const saveOne = (key: SettingKey, label: string) => (
    <SaveOne
      label={label}
      isChanged={changed.includes(key)}
      canUndo={canUndo(key)}
      isSaving={isSaving}
      onSave={() => save(saved, [key])}
      onUndo={() => undo(key)}
    />
  )

  return (
    <form
      className="settings"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save(saved)
      }}
    >
      {WORDS.map((word) => (
        <section key={word} aria-label={t(SETTINGS[wordKey(word, 'en')].label)}>
          <h2>{t(SETTINGS[wordKey(word, 'en')].label)}</h2>
          <p>{t(WORD_NOTES[word])}</p>
          {languages.map((language) => {
            const key = wordKey(word, language)
            return (
              <TextField
                key={key}
                label={t('{language} (one, several)', { language: t(LANGUAGE_NAMES[language]) })}
                language={language}
                value={values[key]}
                delivered={SETTINGS[key].value}
                example={(value) => exampleOf(word, language, value)}
                problem={problems[key]}
                onChange={(value) => change(key, value)}
              >
                {saveOne(
                  key,
                  t('{word} in {language}', {
                    word: t(SETTINGS[wordKey(word, 'en')].label),
                    language: t(LANGUAGE_NAMES[language]),
                  }),
                )}
              </TextField>
            )
          })}
        </section>
      ))}
      <section aria-label={t(SETTINGS.code_prefix.label)}>
        <h2>{t(SETTINGS.code_prefix.label)}</h2>
        <p>{t(SETTINGS.code_prefix.note)}</p>
        <TextField
          label={t('Capital letters')}
          value={values.code_prefix}
          delivered={SETTINGS.code_prefix.value}
          example={(value) => `“${value}-7QK4M2XWPA”`}
          problem={problems['code_prefix']}
          onChange={(value) => change('code_prefix', value)}
        >
          {saveOne('code_prefix', t(SETTINGS.code_prefix.label))}
        </TextField>
      </section>
      <SaveSettings label={t('Save words')} changes={changed.length} isSaving={isSaving} />
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
  const t = useText()
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
            {t('Change back to “{delivered}”', { delivered })}
          </Button>
        </div>
      )}
      {children}
    </div>
  )
}
