import { HeavyWorkEnded, runHeavy } from '#domain/platform/heavyWork/runHeavy.ts'
import type { MarkdownDocument } from './markdownArchive.ts'
import type { MarkdownParts, markdownText } from './markdownText.ts'

/**
 * A text as Markdown, converted in a thread. One that takes too long is in the archive as it is stored, in JSON beside its
 * file, so that an export is never without it.
 * @param name of the file, without its ending.
 */
export async function* markdownDocuments(
  name: string,
  parts: MarkdownParts,
  around: Pick<MarkdownDocument, 'mtime' | 'files'>,
): AsyncGenerator<MarkdownDocument> {
  try {
    yield {
      path: `${name}.md`,
      text: await runHeavy<typeof markdownText>('markdown', [parts], { isPatient: true }),
      ...around,
    }
  } catch (error) {
    if (!(error instanceof HeavyWorkEnded)) throw error
    // JSON is YAML too.
    const head = JSON.stringify(parts.head, null, 2)
    yield { path: `${name}.md`, text: `---\n${head}\n---\n\n${NOT_CONVERTED}\n`, ...around }
    yield { path: `${name}.json`, text: JSON.stringify(parts.story), mtime: around.mtime, files: [] }
  }
}

const NOT_CONVERTED =
  '<!-- This text took too long to convert. It is in the JSON file beside this one, as the site stores it. -->'
