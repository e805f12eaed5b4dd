import { store } from '../store/store.ts'
import { streamFolder } from './streamFiles.ts'

const FILM = /\.(?:mp4|mov|avi)$/

/** Call it when the film's file is deleted or replaced. Pictures have no stream. */
export async function removeStream(filename: string): Promise<void> {
  if (FILM.test(filename)) await store().removeFolder(streamFolder(filename))
}
