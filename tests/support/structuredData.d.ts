declare module '@marbec/web-auto-extractor' {
  export default class WebAutoExtractor {
    constructor(options: { addLocation: boolean; embedSource: ('rdfa' | 'microdata')[] })
    parse(html: string): { jsonld: Record<string, object[]> }
  }
}

declare module '@adobe/structured-data-validator' {
  type Problem = {
    rootType: string
    issueMessage: string
    severity: 'ERROR' | 'WARNING'
    path: { type: string }[]
  }
  /** Google's rules of rich results. */
  export default class Validator {
    validate(extracted: object): Promise<Problem[]>
  }
}
