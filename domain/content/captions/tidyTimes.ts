const TIME = String.raw`(?:(\d{1,3}):)?(\d{1,2}):(\d{1,2})[,.](\d{1,3})`
const TIMING = new RegExp(String.raw`^[ \t]*${TIME}[ \t]*-->[ \t]*${TIME}(?=\s|$)`, 'gm')

/** Some tools write `0:00:01,5` into WebVTT, or no spaces around the arrow. Each line stays at its place. */
export const tidyTimes = (vtt: string): string =>
  vtt.replace(TIMING, (_, ...parts: (string | undefined)[]) =>
    [parts.slice(0, 4), parts.slice(4, 8)].map(timeOf).join(' --> '),
  )

function timeOf([hours = '0', minutes = '', seconds = '', rest = '']: (string | undefined)[]): string {
  return `${[hours, minutes, seconds].map((part) => part.padStart(2, '0')).join(':')}.${rest.padEnd(3, '0')}`
}
