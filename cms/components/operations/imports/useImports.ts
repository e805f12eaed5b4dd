import { useCallback, useEffect, useState } from 'react'
import { call } from '#contracts/call.ts'
import type { Import } from '#contracts/operations/imports.ts'
import { listImports } from '#contracts/routes/operations/imports.ts'
import { problemOf } from '../../platform/view/problemOf.ts'

const EVERY_MS = 1_000

export const isMoving = ({ state }: Import): boolean => ['running', 'inviting', 'undoing'].includes(state)

/** The imports, read again while one is at work. */
export function useImports() {
  const [imports, setImports] = useState<Import[]>()
  const [problem, setProblem] = useState<string | null>()
  const load = useCallback(async () => {
    setProblem(await problemOf(call(listImports, {}).then((found) => setImports(found.imports))))
  }, [])
  const isBusy = imports?.some(isMoving) ?? false
  useEffect(() => {
    void load()
    const timer = isBusy ? setInterval(() => void load(), EVERY_MS) : undefined
    return () => clearInterval(timer)
  }, [load, isBusy])
  return { imports, problem, load }
}
