/**
 * A file that can't be used. `domain/uploads/toUploadError.ts` turns it into an answer.
 *
 * @param message for its sender.
 */
export class RefusedFile extends Error {
  override readonly name: 'RefusedFile' | 'TooLargeFile' = 'RefusedFile'
}

/** Larger than its upload may be. */
export class TooLargeFile extends RefusedFile {
  override readonly name = 'TooLargeFile'
  constructor() {
    super('That file is too large.')
  }
}
