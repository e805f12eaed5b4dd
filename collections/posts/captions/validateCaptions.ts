import type { TextareaFieldValidation } from 'payload'
import { readCues } from '#domain/content/captions/heavyCaptions.ts'
import { AppError } from '#domain/platform/AppError.ts'

export const validateCaptions: TextareaFieldValidation = async (vtt) => {
  if (typeof vtt !== 'string' || vtt.trim() === '') return 'Choose an SRT or VTT file.'
  try {
    return (await readCues(vtt)).problem ?? true
  } catch (error) {
    if (error instanceof AppError) return error.message
    throw error
  }
}
