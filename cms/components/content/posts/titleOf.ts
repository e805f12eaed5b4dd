import { cutText } from '#contracts/shared/cutText.ts'
import { MAX_POST_TITLE } from '#contracts/shared/textLimits.ts'

/** A first title, from the name of a file: `north-quarry_2.MP4` is “North quarry 2”. Cameras’ names say nothing. */
export function titleOf(filename: string, otherwise: string): string {
  const words = filename
    .replace(/\.[^.]+$/, '')
    .replaceAll(/[-_.\s]+/g, ' ')
    .trim()
  const isOfCamera = !/\p{L}{3}/u.test(words) || /^(img|dsc\w?|mvi|vid|pxl|dji|gopro|gx|gh)\s?\d/i.test(words)
  return isOfCamera ? otherwise : cutText(words.charAt(0).toUpperCase() + words.slice(1), MAX_POST_TITLE)
}
