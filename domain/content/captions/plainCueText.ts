import { decodeHTMLStrict } from 'entities'

/** No part may reach beyond the next `<`, or a file full of them would take quadratic time. */
const VOICE = /<v(?:\.[^\s<>]*)?[ \t]([^<>]*)>/g
const TAG = /<\/?(?:b|i|u|c|v|lang|ruby|rt|font)(?:\.[^\s<>]*)?(?:[ \t][^<>]*)?>/g
/** Where a line stands, as tools that convert other captions leave it. */
const PLACE = /\{\\an?\d{1,2}\}/g
const KARAOKE_TIME = /<(?:\d{2,3}:)?\d{2}:\d{2}\.\d{3}>/g

/** A cue's text without WebVTT markup and blank lines. The speaker comes first; other markup is text. */
export const plainCueText = (text: string): string =>
  decodeHTMLStrict(
    text
      .replace(VOICE, (_, name: string) => (name.trim() ? `${name.trim()}: ` : ''))
      .replace(TAG, '')
      .replace(KARAOKE_TIME, '')
      .replace(PLACE, ''),
  )
    .split(/[\r\n]/)
    .filter((line) => line.trim() !== '')
    .join('\n')
    .trim()
