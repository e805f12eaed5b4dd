import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { emptyState, type State } from './State.ts'

export type Store = { readonly state: State; save(): void; nextId(counter: keyof State['counters']): number }

/** @param file without one the state is kept in memory. */
export function openStore(file?: string): Store {
  const state = file && existsSync(file) ? readState(file) : emptyState()
  return {
    state,
    save: () => {
      if (file) writeWhole(file, JSON.stringify(state))
    },
    nextId: (counter) => ++state.counters[counter],
  }
}

function readState(file: string): State {
  // Only `writeWhole` writes this file.
  const stored = JSON.parse(readFileSync(file, 'utf8')) as Partial<State>
  return { ...emptyState(), ...stored }
}

// Rename is atomic, so a kill leaves the old or the new state.
function writeWhole(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.writing`
  const handle = openSync(draft, 'w')
  try {
    writeFileSync(handle, text)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
  renameSync(draft, file)
}
