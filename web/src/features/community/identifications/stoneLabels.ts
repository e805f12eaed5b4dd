import type { Confidence, PhotoKind } from '#contracts/community/identifications.ts'
import { msg } from '#contracts/shared/msg.ts'

export const PHOTO_LABELS: Record<PhotoKind, { label: string; hint: string }> = {
  dry: { label: msg('Dry'), hint: msg('In daylight, without flash.') },
  scale: { label: msg('With a scale'), hint: msg('Beside a ruler or a coin.') },
  wet: { label: msg('Wet'), hint: msg('Water brings out the bands.') },
  backlit: { label: msg('Light from behind'), hint: msg('Hold a lamp behind a thin edge.') },
}

export const CONFIDENCE_LABELS: Record<Confidence, string> = {
  certain: msg('Certain'),
  likely: msg('Likely'),
  guess: msg('Our best guess'),
}
