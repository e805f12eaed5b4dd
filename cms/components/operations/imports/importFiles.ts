import {
  type ImportKind,
  IMPORT_LIMITS,
  isPostKind,
  POST_IMPORT_LIMITS,
  type PostImportKind,
} from '#contracts/operations/imports.ts'
import { msg } from '../../platform/view/textIn.ts'

type ImportFile = {
  /** What to choose, with the largest size. */
  label: string
  accept: string
  /** Of the file as it is chosen, and packed in base64. */
  bytes: number
  sent: number
}

const table: ImportFile = {
  label: msg('CSV file, at most 8 MB'),
  accept: '.csv,text/csv',
  bytes: IMPORT_LIMITS.bytes,
  sent: IMPORT_LIMITS.sent,
}
const posts = { bytes: POST_IMPORT_LIMITS.bytes, sent: POST_IMPORT_LIMITS.sent }

const postFiles: Record<PostImportKind, ImportFile> = {
  'ghost-posts': { label: msg('JSON file of your export, at most 32 MB'), accept: '.json,application/json', ...posts },
  'wordpress-posts': { label: msg('XML file of your export, at most 32 MB'), accept: '.xml,text/xml', ...posts },
  'markdown-posts': {
    label: msg('ZIP of Markdown files and their pictures, at most 8 MB'),
    accept: '.zip,application/zip',
    ...posts,
    bytes: IMPORT_LIMITS.bytes,
  },
}

export const importFileOf = (kind: ImportKind): ImportFile => (isPostKind(kind) ? postFiles[kind] : table)
