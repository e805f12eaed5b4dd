import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { call } from '#contracts/call.ts'
import { type Import, importSubject } from '#contracts/operations/imports.ts'
import { discardImport, inviteImported, runImport, undoImport } from '#contracts/routes/operations/imports.ts'
import { countOf, wordsFor } from './importWords.ts'

type ImportActionsProps = { shown: Import; isRunning: boolean; onRun: (work: Promise<unknown>) => void }
type Action = { label: string; question: string; run: () => Promise<unknown>; isMain?: boolean }

/** What can be done with an import now. Each action asks once more. */
export function ImportActions({ shown, isRunning, onRun }: ImportActionsProps) {
  const [asked, setAsked] = useState<string>()
  const actions = actionsFor(shown)
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
          Go back
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

function actionsFor(shown: Import): Action[] {
  const { id, kind, state, counts, mayUndo } = shown
  const request = { params: { id } }
  const planned = counts.create + counts.update
  const actions: Action[] = []
  if (state === 'checked' && planned > 0)
    actions.push({
      label: `Import ${planned.toLocaleString('en-US')}`,
      question: runQuestion(shown),
      run: () => call(runImport, request),
      isMain: true,
    })
  if (state === 'checked')
    actions.push({
      label: 'Discard',
      question: 'This deletes the check. Nothing was imported.',
      run: () => call(discardImport, request),
    })
  if (state === 'done' && counts.invitable > 0)
    actions.push({
      label: `Invite ${counts.invitable.toLocaleString('en-US')}`,
      question: `This emails ${countOf(counts.invitable, 'person', 'people')} a link to choose a password. Each gets it once.`,
      run: () => call(inviteImported, request),
      isMain: true,
    })
  if (mayUndo && counts.done > 0)
    actions.push({
      label: 'Undo',
      question: wordsFor(kind).undoQuestion,
      run: () => call(undoImport, request),
    })
  return actions
}

function runQuestion({ kind, isPublished, counts }: Import): string {
  const made = countOf(counts.create, wordsFor(kind).made)
  switch (importSubject(kind)) {
    case 'members':
      return `This makes ${made} and changes ${counts.update.toLocaleString('en-US')}. No one gets an email. You can undo it.`
    case 'subscriptions':
      return `This makes ${made} and gives ${countOf(counts.update, 'account')} a membership. No one is charged or gets an email; each keeps price and renewal date. Stop the old program from changing these subscriptions. You can undo it.`
    case 'posts':
      return `This makes ${made}${isPublished ? '' : ', all of them drafts'}. Pictures are loaded from the old site, which can take some minutes. No one gets an email. You can undo it.`
    case 'products':
      return `This makes ${made}, which are shown in the shop at once. You can undo it.`
  }
}
