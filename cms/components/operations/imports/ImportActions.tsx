import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { call } from '#contracts/call.ts'
import { type Import, importSubject } from '#contracts/operations/imports.ts'
import { discardImport, inviteImported, runImport, undoImport } from '#contracts/routes/operations/imports.ts'
import type { Translate } from '../../platform/view/textIn.ts'
import { useText } from '../../platform/view/useText.ts'
import { countOf, wordsFor } from './importWords.ts'

type ImportActionsProps = { shown: Import; isRunning: boolean; onRun: (work: Promise<unknown>) => void }
type Action = { label: string; question: string; run: () => Promise<unknown>; isMain?: boolean }

/** What can be done with an import now. Each action asks once more. */
export function ImportActions({ shown, isRunning, onRun }: ImportActionsProps) {
  const t = useText()
  const [asked, setAsked] = useState<string>()
  const actions = actionsFor(shown, t)
  const chosen = actions.find(({ label }) => label === asked)
  if (chosen)
    return (
      <div className="imports__actions" role="group" aria-label={chosen.label}>
        <p>{chosen.question}</p>
        <Button
          disabled={isRunning}
          onClick={() => {
            setAsked(undefined)
            onRun(chosen.run())
          }}
        >
          {chosen.label}
        </Button>
        <Button buttonStyle="secondary" onClick={() => setAsked(undefined)}>
          {t('Go back')}
        </Button>
      </div>
    )
  return (
    <div className="imports__actions">
      {actions.map(({ label, isMain }) => (
        <Button
          key={label}
          buttonStyle={isMain ? 'primary' : 'secondary'}
          disabled={isRunning}
          onClick={() => setAsked(label)}
        >
          {label}
        </Button>
      ))}
    </div>
  )
}

function actionsFor(shown: Import, t: Translate): Action[] {
  const { id, kind, state, counts, mayUndo } = shown
  const request = { params: { id } }
  const planned = counts.create + counts.update
  const actions: Action[] = []
  if (state === 'checked' && planned > 0)
    actions.push({
      label: t('Import {count}', { count: planned }),
      question: runQuestion(shown, t),
      run: () => call(runImport, request),
      isMain: true,
    })
  if (state === 'checked')
    actions.push({
      label: t('Discard'),
      question: t('This deletes the check. Nothing was imported.'),
      run: () => call(discardImport, request),
    })
  if (state === 'done' && counts.invitable > 0)
    actions.push({
      label: t('Invite {count}', { count: counts.invitable }),
      question: t('This emails {people} a link to choose a password. Each gets it once.', {
        people: countOf(t, counts.invitable, 'person'),
      }),
      run: () => call(inviteImported, request),
      isMain: true,
    })
  if (mayUndo && counts.done > 0)
    actions.push({
      label: t('Undo'),
      question: t(wordsFor(kind).undoQuestion),
      run: () => call(undoImport, request),
    })
  return actions
}

function runQuestion({ kind, isPublished, counts }: Import, t: Translate): string {
  const made = countOf(t, counts.create, wordsFor(kind).made)
  switch (importSubject(kind)) {
    case 'members':
      return t('This makes {made} and changes {changed}. No one gets an email. You can undo it.', {
        made,
        changed: counts.update,
      })
    case 'subscriptions':
      return t(
        'This makes {made} and gives {accounts} a membership. No one is charged or gets an email; each keeps price and renewal date. Stop the old program from changing these subscriptions. You can undo it.',
        { made, accounts: countOf(t, counts.update, 'account') },
      )
    case 'posts':
      return t(
        isPublished
          ? 'This makes {made}. Pictures are loaded from the old site, which can take some minutes. No one gets an email. You can undo it.'
          : 'This makes {made}, all of them drafts. Pictures are loaded from the old site, which can take some minutes. No one gets an email. You can undo it.',
        { made },
      )
    case 'products':
      return t('This makes {made}, which are shown in the shop at once. You can undo it.', { made })
  }
}
