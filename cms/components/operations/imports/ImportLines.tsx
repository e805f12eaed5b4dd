import { Button } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { call } from '#contracts/call.ts'
import { type Import, type ImportLine, lineActionSchema } from '#contracts/operations/imports.ts'
import { readImportLines } from '#contracts/routes/operations/imports.ts'
import { problemOf } from '../../platform/view/problemOf.ts'
import { LoadState } from '../../platform/view/LoadState.tsx'
import { useText } from '../../platform/view/useText.ts'
import { actionLabels, mayChange, RESULT_LABELS, wordsFor } from './importWords.ts'

type Action = ImportLine['action']
type Loaded = { lines: ImportLine[]; hasMore: boolean }

/** What happens with each line, or with those of one kind; more on request. */
export function ImportLines({ shown }: { shown: Import }) {
  const t = useText()
  const { id, kind, state, counts, products } = shown
  const labels = actionLabels(kind, t)
  const actions = lineActionSchema.options.filter((option) => option !== 'update' || mayChange(kind))
  const chosen = products.filter(({ isChosen }) => isChosen).length
  const [action, setAction] = useState<Action>()
  const [loaded, setLoaded] = useState<Loaded>()
  const [problem, setProblem] = useState<string | null>()
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let isCurrent = true
    const read = call(readImportLines, { params: { id }, query: action ? { action } : {} }).then((found) => {
      if (isCurrent) setLoaded(found)
    })
    void problemOf(read).then((failed) => {
      if (isCurrent) setProblem(failed)
    })
    return () => {
      isCurrent = false
    }
  }, [id, state, chosen, action, attempt])

  async function loadMore() {
    const query = { after: loaded?.lines.at(-1)?.line ?? 0, ...(action && { action }) }
    const read = call(readImportLines, { params: { id }, query })
    setProblem(
      await problemOf(
        read.then(({ lines, hasMore }) => setLoaded({ lines: [...(loaded?.lines ?? []), ...lines], hasMore })),
      ),
    )
  }

  return (
    <div className="imports__lines">
      <div role="group" aria-label={t('Filter the lines')}>
        <Filter
          label={t('All {count}', { count: counts.lines })}
          isOn={!action}
          onChoose={() => setAction(undefined)}
        />
        {actions.map((option) => (
          <Filter
            key={option}
            label={`${labels[option]} ${counts[option]}`}
            isOn={action === option}
            onChoose={() => setAction(option)}
          />
        ))}
      </div>
      {!loaded || problem ? (
        <LoadState problem={problem} onRetry={() => setAttempt(attempt + 1)} />
      ) : (
        <LineTable lines={loaded.lines} shown={shown} />
      )}
      {loaded?.hasMore && (
        <Button buttonStyle="secondary" onClick={() => void loadMore()}>
          {t('Show more')}
        </Button>
      )}
    </div>
  )
}

type FilterProps = { label: string; isOn: boolean; onChoose: () => void }

function Filter({ label, isOn, onChoose }: FilterProps) {
  return (
    <button type="button" className="imports__filter" aria-pressed={isOn} onClick={onChoose}>
      {label}
    </button>
  )
}

function LineTable({ lines, shown: { kind } }: { lines: ImportLine[]; shown: Import }) {
  const t = useText()
  const labels = actionLabels(kind, t)
  const { key: keyTitle, name: nameTitle } = wordsFor(kind)
  if (lines.length === 0) return <p>{t('There are no such lines.')}</p>
  return (
    // Scrolls sideways on a phone, also by keyboard.
    <div className="imports__scroll" role="region" aria-label={t('Lines')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('Line')}</th>
            <th scope="col">{t(keyTitle)}</th>
            <th scope="col">{t(nameTitle)}</th>
            <th scope="col">{t('What happens')}</th>
            <th scope="col">{t('Why')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ line, key, name, action, reason, result }) => (
            <tr key={line}>
              <td>{line}</td>
              <td>{key}</td>
              <td>{name}</td>
              <td className={action === 'refuse' ? 'imports__refused' : undefined}>
                {t(RESULT_LABELS[result]) || labels[action]}
              </td>
              <td>{reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
