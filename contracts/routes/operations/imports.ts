import { route } from '../../route.ts'

const ofImport = async () => ({ params: (await import('../../shared/params.ts')).importParams })
const output = async () => (await import('../../operations/imports.ts')).importSchema

export const listImports = route('GET', '/admin/imports', {
  summary: 'Returns the imports of the last 30 days, newest first.',
  access: 'importData',
  output: async () => (await import('../../operations/imports.ts')).importListSchema,
})

export const checkImport = route('POST', '/admin/imports', {
  summary: 'Reads an export of another service and returns what importing it would do. Nothing is imported yet.',
  access: 'importData',
  status: 201,
  errors: ['invalid_import', 'too_large', 'card_provider_unreachable', 'card_provider_refused', 'too_many_requests'],
  request: async () => ({ input: (await import('../../operations/imports.ts')).importInput }),
  output,
})

export const readTableColumns = route('POST', '/admin/imports/columns', {
  summary: 'Returns the columns of a table with examples, and which column is probably what. Nothing is stored.',
  access: 'importData',
  errors: ['invalid_import', 'too_large', 'too_many_requests'],
  request: async () => ({ input: (await import('../../operations/imports.ts')).tableColumnsInput }),
  output: async () => (await import('../../operations/imports.ts')).tableColumnsSchema,
})

export const readImport = route('GET', '/admin/imports/:id', {
  summary: 'Returns an import and how far it is.',
  access: 'importData',
  errors: ['import_not_found'],
  request: ofImport,
  output,
})

export const readImportLines = route('GET', '/admin/imports/:id/lines', {
  summary: 'Returns what happens with each line of an import, a hundred at a time.',
  access: 'importData',
  errors: ['import_not_found'],
  request: async () => ({
    ...(await ofImport()),
    query: (await import('../../operations/imports.ts')).importLinesQuery,
  }),
  output: async () => (await import('../../operations/imports.ts')).importLinesSchema,
})

export const importReport = route('GET', '/admin/imports/:id/report.csv', {
  summary: 'Downloads what happens with each line of an import, as CSV.',
  access: 'importData',
  produces: 'text/csv',
  errors: ['import_not_found'],
  request: ofImport,
})

export const chooseProducts = route('PUT', '/admin/imports/:id/products', {
  summary: 'Chooses which products of a checked import of subscriptions are memberships, and decides again.',
  access: 'importData',
  errors: ['import_not_found', 'import_changed'],
  request: async () => ({
    ...(await ofImport()),
    input: (await import('../../operations/imports.ts')).chosenProductsInput,
  }),
  output,
})

export const runImport = route('POST', '/admin/imports/:id/run', {
  summary: 'Starts a checked import.',
  access: 'importData',
  status: 202,
  errors: ['import_not_found', 'import_changed'],
  request: ofImport,
  output,
})

export const inviteImported = route('POST', '/admin/imports/:id/invite', {
  summary: 'Emails each new account of an import a link to choose a password, once.',
  access: 'importData',
  status: 202,
  errors: ['import_not_found', 'import_changed'],
  request: ofImport,
  output,
})

export const undoImport = route('POST', '/admin/imports/:id/undo', {
  summary: 'Removes what the last import made, except for what has changed since.',
  access: 'importData',
  status: 202,
  errors: ['import_not_found', 'import_changed'],
  request: ofImport,
  output,
})

export const discardImport = route('DELETE', '/admin/imports/:id', {
  summary: 'Deletes a checked import that was not started.',
  access: 'importData',
  status: 204,
  errors: ['import_not_found', 'import_changed'],
  request: ofImport,
})
