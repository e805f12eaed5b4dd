import { problem } from '#contracts/shared/problem.ts'
import { posix } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { decodeUnicode } from '../../decodeText.ts'
import { importProblem } from '../../importProblem.ts'
import { Losses } from '../Losses.ts'
import { oldAddresses } from '../oldAddresses.ts'
import { onOneLine } from '../onOneLine.ts'
import { plainTitle } from '../plainTitle.ts'
import { MAX_CHARACTERS, readText, TOO_LONG } from '../readText.ts'
import type { PostContext, PostReaders, ReadPost } from '../PostLine.ts'
import { readArchive } from '../readArchive.ts'
import { markdownToHtml } from './markdownToHtml.ts'

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

/** Of the lines between ---, whose library reads thousands of keys ever slower. */
const MAX_HEAD = 16_000
/** Of folders in the address of a picture. */
const MAX_FOLDERS = 8

const FRONT = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/

/** A ZIP of Markdown files with front matter, as Hugo, Jekyll and Obsidian keep them, and their pictures. @throws AppError `invalid_import`. */
export async function markdownPosts(bytes: Buffer, context: PostContext): Promise<PostReaders> {
  const entries = await readArchive(bytes, /\.(?:md|markdown|jpe?g|png|webp)$/i)
  const isText = (path: string) => /\.(?:md|markdown)$/i.test(path)
  const files = new Map([...entries].filter(([path]) => !isText(path)))
  const ends = endsOf(files.keys())
  const texts = [...entries].filter(([path]) => isText(path)).sort(([one], [other]) => one.localeCompare(other))
  if (texts.length === 0) throw importProblem(problem('There are no Markdown files in that archive.'))
  const readers = texts.map(
    ([path, content], at) =>
      () =>
        withoutTranslation(toPost(path, content, { ...context, ends, line: at + 1 }), path, entries),
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

type Around = PostContext & { ends: Ends; line: number }

function toPost(path: string, content: Buffer, { oldSite, ends, line }: Around): ReadPost {
  const empty = { source: `markdown:${path}`, title: path, description: '', body: null, cover: null, publishedAt: null }
  const unreadable = (problem: string) => ({
    line,
    post: { ...empty, isMembersOnly: true, leftOut: null, lost: '' },
    problem,
  })
  const text = decodeUnicode(content)
  if (text === null || text.includes('\0')) return unreadable('This file isn’t in UTF-8.')
  if (text.length > MAX_CHARACTERS) return unreadable(TOO_LONG)
  const front = FRONT.exec(text)
  if ((front?.[1]?.length ?? 0) > MAX_HEAD)
    return unreadable('The lines between --- are longer than 16,000 characters.')
  const head = headSchema.safeParse(frontMatter(front?.[1] ?? ''))
  if (!head.success) return unreadable('The lines between --- can’t be read.')
  const { title, description, date, image, cover, draft, members } = head.data
  const markdown = text.slice(front?.[0].length ?? 0)
  const heading = title === undefined ? firstHeading(markdown) : null
  const web = oldAddresses(oldSite)
  const picture = (address: string) => inArchive(path, address, ends) ?? web.picture(address)
  const html = markdownToHtml(heading?.rest ?? markdown)
  if (html === null) return unreadable(TOO_LONG)
  const shown = image ?? cover
  const losses = new Losses()
  const { body, problem } = readText(html, { ...web, picture }, { lose: losses.add })
  return {
    line,
    problem,
    post: {
      source: `markdown:${path}`,
      title: heading ? plainTitle(heading.title) : onOneLine(title ?? posix.basename(path).replace(/\.\w+$/, '')),
      description: onOneLine(description ?? ''),
      body,
      cover: shown ? picture(shown) : null,
      publishedAt: draft === true ? null : dateOf(date),
      isMembersOnly: members ?? false,
      leftOut: null,
      lost: losses.sentence(),
    },
  }
}

/** A text without a title may begin with it. */
function firstHeading(markdown: string): { title: string; rest: string } | null {
  const begun = markdown.trimStart()
  if (!begun.startsWith('# ')) return null
  const end = begun.search(/[\r\n]|$/)
  const title = begun
    .slice(2, end)
    .trim()
    .replace(/(?<!#)#+$/, '')
    .trim()
  return title === '' ? null : { title, rest: begun.slice(end) }
}

function frontMatter(yaml: string): unknown {
  try {
    // Comparing each key with all others takes quadratic time; the last of several counts.
    return parse(yaml, { uniqueKeys: false }) ?? {}
  } catch {
    return null
  }
}

/** The files of an archive by the ends of their paths: `b/c.jpg` and `c.jpg` of `a/b/c.jpg`, the first if there are several. */
type Ends = { files: ReadonlySet<string>; byEnd: ReadonlyMap<string, string> }

function endsOf(paths: Iterable<string>): Ends {
  const files = new Set(paths)
  const byEnd = new Map<string, string>()
  for (const path of files) {
    const parts = path.split('/')
    for (let count = 1; count <= Math.min(MAX_FOLDERS, parts.length - 1); count += 1) {
      const end = parts.slice(-count).join('/')
      if (!byEnd.has(end)) byEnd.set(end, path)
    }
  }
  return { files, byEnd }
}

/** The picture beside the text, or below the archive’s root as static site generators write it. */
function inArchive(path: string, address: string, { files, byEnd }: Ends): string | null {
  if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(address)) return null
  const plain = decoded(address.split(/[?#]/, 1)[0] ?? '')
  const places = [
    posix.join(posix.dirname(path), plain),
    ...['', 'static', 'public', 'assets'].map((folder) => posix.join(folder, plain)),
  ].map((place) => place.replace(/^\//, ''))
  const found = places.find((place) => files.has(place)) ?? byEnd.get(plain.replace(/^\//, ''))
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
