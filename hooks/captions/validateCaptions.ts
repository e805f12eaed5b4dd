import type { TextareaFieldValidation } from 'payload'
import { parseVtt } from '#domain/captions/parseVtt.ts'

export const validateCaptions: TextareaFieldValidation = (vtt) => {
  if (typeof vtt !== 'string' || vtt.trim() === '') return 'Choose a WebVTT file.'
  return parseVtt(vtt).problem ?? true
}
