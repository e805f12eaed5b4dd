/** What an audit found, each with whom and what it is about. */
export class Differences {
  readonly found: string[] = []

  compare(about: string, shown: number | string | undefined, real: number | string): void {
    if (shown !== real) this.found.push(`${about}: ${shown} instead of ${real}`)
  }
}
