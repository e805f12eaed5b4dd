import { MAX_CHARACTERS } from '../readText.ts'

/** Of the page builders whose codes are in posts: WPBakery, Divi, Avada, Enfold, Salient and Cornerstone. */
const CODE = /(?<!\[)\[(\/?)(?:vc|et_pb|fusion|av|nectar|cs)_\w+(?=[\s\]/])([^[\]]*)\]/g
const ATTRIBUTE = /\b(title|text|heading|src|image_url|video|link|button_url|image|images|gallery_ids|ids)="([^"]*)"/g
const ADDRESS = /^https?:\/\/\S+$/
const PICTURE = /\.(?:jpe?g|png|gif|webp|avif)(?:\?\S*)?$/i

/**
 * A text without the codes that place its parts. The words, pictures and addresses in their attributes stay.
 * @param picturesOf a list of ids as the HTML of its pictures.
 */
export function withoutBuilderCodes(content: string, picturesOf: (ids: string) => string): string {
  let length = content.length
  return content.replace(CODE, (code, slash: string, attributes: string) => {
    // A small text would become many galleries, and is refused as too long.
    if (length > MAX_CHARACTERS) return code
    const shown = slash === '' ? [...attributes.matchAll(ATTRIBUTE)] : []
    const html = shown.map(([, name = '', value = '']) => htmlOf(name, value.trim(), picturesOf))
    const text = ['', ...html, ''].join('\n\n')
    length += text.length
    return text
  })
}

function htmlOf(name: string, value: string, picturesOf: (ids: string) => string): string {
  if (/^(?:title|text|heading)$/.test(name)) return value === '' ? '' : `<h3>${value}</h3>`
  if (ADDRESS.test(value)) return PICTURE.test(value) ? `<img src="${value}">` : `<p>${value}</p>`
  return /^\d[\d, ]*$/.test(value) ? picturesOf(value) : ''
}
