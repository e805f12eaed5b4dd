import { posix } from 'node:path'
import { marked } from 'marked'
import { parse } from 'yaml'
import { z } from 'zod'
import { decodeUnicode } from '../../decodeText.ts'
import { importProblem } from '../../importProblem.ts'
import { oldAddresses } from '../oldAddresses.ts'
import { plainTitle } from '../plainTitle.ts'
import { MAX_CHARACTERS, readText } from '../readText.ts'
import type { PostContext, PostReaders, ReadPost } from '../PostLine.ts'
import { readArchive } from '../readArchive.ts'

const words = z.union([z.string(), z.number()]).transform(String)
const headSchema = z.object({
  title: words.optional(),
  description: words.optional(),
  date: z.union([z.string(), z.date()]).optional().catch(undefined),
  image: words.optional(),
  cover: words.optional(),
  draft: z.boolean().optional().catch(undefined),
  members: z.boolean().optional().catch(undefined),
})

const FRONT = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/

/** A ZIP of Markdown files with front matter, as Hugo, Jekyll and Obsidian keep them, and their pictures. @throws ShopError `invalid_import`. */
export async function markdownPosts(bytes: Buffer, context: PostContext): Promise<PostReaders> {
  const entries = await readArchive(bytes, /\.(?:md|markdown|jpe?g|png|webp)$/i)
  const isText = (path: string) => /\.(?:md|markdown)$/i.test(path)
  const files = new Map([...entries].filter(([path]) => !isText(path)))
  const texts = [...entries].filter(([path]) => isText(path)).sort(([one], [other]) => one.localeCompare(other))
  if (texts.length === 0) throw importProblem('There are no Markdown files in that archive.')
  const readers = texts.map(
    ([path, content], at) =>
      () =>
        withoutTranslation(toPost(path, content, { ...context, files, line: at + 1 }), path, entries),
  )
  return { readers, files }
}

/** Our export writes a German version as a second file, which would be imported as a separate post. */
function withoutTranslation(read: ReadPost, path: string, entries: ReadonlyMap<string, Buffer>): ReadPost {
  const original = path.replace(/\.de(?=\.(?:md|markdown)$)/i, '')
  if (original === path || !entries.has(original)) return read
  const leftOut = `The German version of ${posix.basename(original)}. Please copy it into that post.`
  return { ...read, post: { ...read.post, leftOut } }
}

type Around = PostContext & { files: Map<string, Buffer>; line: number }

function toPost(path: string, content: Buffer, { oldSite, files, line }: Around): ReadPost {
  const empty = { source: `markdown:${path}`, title: path, description: '', body: null, cover: null, publishedAt: null }
  const unreadable = (problem: string) => ({ line, post: { ...empty, isMembersOnly: true, leftOut: null }, problem })
  const text = decodeUnicode(content)
  if (text === null || text.includes('\0')) return unreadable('This file isn’t in UTF-8.')
  if (text.length > MAX_CHARACTERS) return unreadable('The text is longer than 1 MB. Please shorten it.')
  const front = FRONT.exec(text)
  const head = headSchema.safeParse(frontMatter(front?.[1] ?? ''))
  if (!head.success) return unreadable('The lines between --- can’t be read.')
  const { title, description, date, image, cover, draft, members } = head.data
  const markdown = text.slice(front?.[0].length ?? 0)
  const [, firstHeading] = /^\s*# +(.+?)\s*#*\s*(?:\r?\n|$)/.exec(markdown) ?? []
  const web = oldAddresses(oldSite)
  const picture = (address: string) => inArchive(path, address, files) ?? web.picture(address)
  const html = marked.parse(title === undefined && firstHeading ? markdown.replace(/^\s*# .*/, '') : markdown, {
    async: false,
  })
  const shown = image ?? cover
  const { body, problem } = readText(html, { ...web, picture })
  return {
    line,
    problem,
    post: {
      source: `markdown:${path}`,
      title: plainTitle(title ?? firstHeading ?? posix.basename(path).replace(/\.\w+$/, '')),
      description: plainTitle(description ?? ''),
      body,
      cover: shown ? picture(shown) : null,
      publishedAt: draft === true ? null : dateOf(date),
      isMembersOnly: members ?? false,
      leftOut: null,
    },
  }
}

function frontMatter(yaml: string): unknown {
  try {
    return parse(yaml) ?? {}
  } catch {
    return null
  }
}

/** The picture beside the text, or below the archive’s root as static site generators write it. */
function inArchive(path: string, address: string, files: Map<string, Buffer>): string | null {
  if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(address)) return null
  const plain = decoded(address.split(/[?#]/, 1)[0] ?? '')
  const places = [
    posix.join(posix.dirname(path), plain),
    ...['', 'static', 'public', 'assets'].map((folder) => posix.join(folder, plain)),
  ].map((place) => place.replace(/^\//, ''))
  const found =
    places.find((place) => files.has(place)) ??
    [...files.keys()].find((file) => file.endsWith(`/${plain.replace(/^\//, '')}`))
  return found === undefined ? null : `file:${found}`
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

function dateOf(date: string | Date | undefined): string | null {
  const time = date instanceof Date ? date : new Date(date ?? '')
  return Number.isNaN(time.getTime()) ? null : time.toISOString()
}
