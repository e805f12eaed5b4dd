import { msg } from '#contracts/msg.ts'
import type { PHOTO_STATES } from '#contracts/stones.ts'
import { t } from '../../../lib/text.ts'

const LABELS = {
  rough: msg('As it was found'),
  wet: msg('Wet'),
  dry: msg('Dry'),
  cut: msg('Cut'),
} as const

export const photoLabel = (shows: (typeof PHOTO_STATES)[number]): string => t(LABELS[shows])
