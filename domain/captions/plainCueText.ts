/** No part may reach beyond the next `<`, or a file full of them would take quadratic time. */
const VOICE = /<v(?:\.[^\s<>]*)?[ \t]([^<>]*)>/g
const TAG = /<\/?(?:b|i|u|c|v|lang|ruby|rt)(?:\.[^\s<>]*)?(?:[ \t][^<>]*)?>/g
const KARAOKE_TIME = /<(?:\d{2,3}:)?\d{2}:\d{2}\.\d{3}>/g
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', nbsp: ' ', lrm: '\u200e', rlm: '\u200f' }

/** A cue's text without WebVTT markup. The speaker comes first; other markup is text. */
export const plainCueText = (text: string): string =>
  text
    .replace(VOICE, (_, name: string) => (name.trim() ? `${name.trim()}: ` : ''))
    .replace(TAG, '')
    .replace(KARAOKE_TIME, '')
    .replace(/&(amp|lt|gt|nbsp|lrm|rlm);/g, (_, name: string) => ENTITIES[name] ?? '')
    .trim()
