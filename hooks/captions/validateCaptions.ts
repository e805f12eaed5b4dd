import type { TextareaFieldValidation } from 'payload'
import { readCues } from '#domain/content/captions/heavyCaptions.ts'
import { ShopError } from '#domain/platform/ShopError.ts'

export const validateCaptions: TextareaFieldValidation = async (vtt) => {
  if (typeof vtt !== 'string' || vtt.trim() === '') return 'Choose a WebVTT file.'
  try {
    return (await readCues(vtt)).problem ?? true
  } catch (error) {
    if (error instanceof ShopError) return error.message
    throw error
  }
}
