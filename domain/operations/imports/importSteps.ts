import type { MovingImport } from './MovingImport.ts'
import type { ImportState } from '#contracts/operations/imports.ts'
import type { Database } from '#database/sql.ts'
import type { Req } from '#domain/platform/Req.ts'
import { createMembers } from './createMembers.ts'
import { inviteMembers } from './inviteMembers.ts'
import { undoMembers } from './undoMembers.ts'

type Step = {
  /** Works on some lines. @returns whether there may be more. */
  work: (tx: Database, moving: MovingImport, req: Req) => Promise<boolean>
  /** The state when no line is left. */
  then: ImportState
}

/** What an import in one of these states still has to do. In the other states it does nothing. */
export const importSteps: Record<'running' | 'inviting' | 'undoing', Step> = {
  running: { work: createMembers, then: 'done' },
  inviting: { work: inviteMembers, then: 'done' },
  undoing: { work: undoMembers, then: 'undone' },
}

export const isMoving = (state: string): state is keyof typeof importSteps => Object.hasOwn(importSteps, state)
