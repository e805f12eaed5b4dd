export type FoundSecret = { line: number; kind: string }

const KINDS: [kind: string, pattern: RegExp][] = [
  ['private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
  ['live key of the card provider', /\b[srp]k_live_[A-Za-z0-9]{8,}/],
  ['test key of the card provider', /\b[sr]k_test_[A-Za-z0-9]{24,}/],
  ['webhook secret', /\bwhsec_[A-Za-z0-9+/]{24,}/],
  ['AWS key', /\bA(?:KIA|SIA)[A-Z0-9]{16}\b/],
  ['Google key', /\bAIza[A-Za-z0-9_-]{35}/],
  ['token of a code host', /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_\w{22,}|glpat-[\w-]{20})/],
  ['token of a registry', /\bnpm_[A-Za-z0-9]{36}/],
  ['token of a chat', /\bxox[abprs]-[A-Za-z0-9-]{10,}/],
  ['signed token', /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}/],
  [
    'password in an address',
    /\b[a-z]+:\/\/[^\s:/@'"`$<]+:(?!password@|pass@)[^\s:/@'"`$<{]{8,}@(?!127\.|localhost|example)/,
  ],
  [
    'secret in an assignment',
    /(?:secret|password|passwd|token|api_?key)["']?\s*[:=]\s*["'](?=\D*\d)[A-Za-z0-9+/_-]{32,}={0,2}["']/i,
  ],
]

const PUBLISHED = /GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ/g

export function findSecrets(text: string): FoundSecret[] {
  return text.split('\n').flatMap((line, index) => {
    const content = line.replace(PUBLISHED, '')
    const kind = KINDS.find(([, pattern]) => pattern.test(content))?.[0]
    return kind ? [{ line: index + 1, kind }] : []
  })
}
