import * as routes from '#contracts/routes/community/threads.ts'
import {
  answerThread as answer,
  closeThread as close,
  noteThread as note,
  reopenThread as reopen,
} from '#domain/community/threads/answerThread.ts'
import { decideHeldMessage as decide } from '#domain/community/threads/decideHeldMessage.ts'
import { implement } from '../../implement.ts'

export const answerThread = implement(routes.answerThread, (req, { params, input }) => answer(req, params.id, input))

export const noteThread = implement(routes.noteThread, (req, { params, input }) => note(req, params.id, input.message))

export const closeThread = implement(routes.closeThread, (req, { params }) => close(req, params.id))

export const reopenThread = implement(routes.reopenThread, (req, { params }) => reopen(req, params.id))

export const decideHeldMessage = implement(routes.decideHeldMessage, (req, { params, input }) =>
  decide(req, { threadId: params.id, messageId: params.message, decision: input.decision }),
)
