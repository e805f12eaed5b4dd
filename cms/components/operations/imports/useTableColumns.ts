import { useEffect, useState } from 'react'
import { call } from '#contracts/call.ts'
import { type ImportKind, isTableKind, type TableColumns } from '#contracts/operations/imports.ts'
import { readTableColumns } from '#contracts/routes/operations/imports.ts'
import { packFile } from './packFile.ts'
import { problemOf } from '../../platform/view/problemOf.ts'
import { importFileOf } from './importFiles.ts'

/** The columns of a chosen table, as soon as they are read. @param onProblem is told why they could not be read. */
export function useTableColumns(kind: ImportKind, file: File | null, onProblem: (problem: string | undefined) => void) {
  const [read, setRead] = useState<TableColumns>()
  const [isReading, setReading] = useState(false)
  useEffect(() => {
    setRead(undefined)
    setReading(false)
    // What is too large is said when it is checked.
    if (!file || !isTableKind(kind) || file.size > importFileOf(kind).bytes) return undefined
    let isCurrent = true
    setReading(true)
    const work = packFile(file)
      .then((packed) => call(readTableColumns, { input: { kind, file: packed } }))
      .then((found) => {
        if (isCurrent) setRead(found)
      })
    void problemOf(work).then((problem) => {
      if (!isCurrent) return
      setReading(false)
      onProblem(problem ?? undefined)
    })
    return () => {
      isCurrent = false
    }
    // `onProblem` sets a state, and never changes.
  }, [kind, file, onProblem])
  const choose = (chosen: TableColumns['chosen']) => setRead((before) => before && { ...before, chosen })
  return { read, isReading, choose }
}
