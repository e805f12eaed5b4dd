import type { FieldHook } from 'payload'
import { databaseOfRequest } from '#database/ofRequest.ts'
import { findMailingState } from '#domain/outreach/mailings/findMailingState.ts'

type Letter = { id: number }

export const fillLetterState: FieldHook<Letter> = async ({ originalDoc, req }) =>
  originalDoc?.id ? findMailingState(await databaseOfRequest(req), { letterId: originalDoc.id }) : 'draft'
