import { decodeHTMLStrict } from 'entities'
import { hasVisible } from '#contracts/shared/visibleText.ts'

/** No part may reach beyond the next `<`, or a file full of them would take quadratic time. */
const VOICE = /<v(?:\.[^\s<>]*)?[ \t]([^<>]*)>/g
/** Those of WebVTT, and what SubRip files have. */
const TAG = /<\/?(?:b|i|u|s|c|v|lang|ruby|rt|font|em|strong|span)(?:\.[^\s<>]*)?(?:[ \t][^<>]*)?>/gi
const BREAK = /<br ?\/?>/gi
/** Where and how a line stands, as tools that convert other captions leave it. */
const STYLE = /\{\\[^{}<]{1,80}\}/g
const KARAOKE_TIME = /<(?:\d{2,3}:)?\d{2}:\d{2}\.\d{3}>/g

/** A cue's text without markup and blank lines. The speaker comes first; other markup is text. */
export const plainCueText = (text: string): string =>
  decodeHTMLStrict(
    text
      .replace(VOICE, (_, name: string) => (name.trim() ? `${name.trim()}: ` : ''))
      .replace(TAG, '')
      .replace(KARAOKE_TIME, '')
      .replace(BREAK, '\n')
      .replace(STYLE, ''),
  )
    .split(/[\r\n]/)
    .filter(hasVisible)
    .join('\n')
    .trim()
