import Validator from '@adobe/structured-data-validator'
import WebAutoExtractor from '@marbec/web-auto-extractor'

export type RichResults = {
  /** What the page describes. */
  types: string[]
  /** What search engines require and the page lacks. */
  problems: string[]
}

/** Checks a page against the fields that rich results require. Optional fields are not counted. */
export async function readRichResults(html: string): Promise<RichResults> {
  const extracted = new WebAutoExtractor({ addLocation: true, embedSource: ['rdfa', 'microdata'] }).parse(html)
  const found = await new Validator().validate(extracted)
  return {
    types: Object.keys(extracted.jsonld),
    problems: found
      .filter(({ severity }) => severity === 'ERROR')
      .map(({ path, issueMessage }) => `${path.map(({ type }) => type).join(' > ')}: ${issueMessage}`),
  }
}
