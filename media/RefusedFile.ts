/**
 * A file that can't be used. `domain/platform/uploads/toUploadError.ts` turns it into an answer.
 *
 * @param message for its sender.
 */
export class RefusedFile extends Error {}

/** Larger than its upload may be. */
export class TooLargeFile extends RefusedFile {}
