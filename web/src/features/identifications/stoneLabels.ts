import type { Confidence, PhotoKind } from '#contracts/identifications.ts'

export const PHOTO_LABELS: Record<PhotoKind, { label: string; hint: string }> = {
  dry: { label: 'Dry', hint: 'In daylight, without flash.' },
  scale: { label: 'With a scale', hint: 'Beside a ruler or a coin.' },
  wet: { label: 'Wet', hint: 'Water brings out the bands.' },
  backlit: { label: 'Light from behind', hint: 'Hold a lamp behind a thin edge.' },
}

export const CONFIDENCE_LABELS: Record<Confidence, string> = {
  certain: 'Certain',
  likely: 'Likely',
  guess: 'Our best guess',
}
