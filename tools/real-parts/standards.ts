import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { givenEnv } from '../../env.ts'
import { withDemo } from '../withDemo.ts'
import { installPackages } from './installPackages.ts'

const run = promisify(execFile)
const folder = resolve('.data/standards')
const VERSIONS = [
  ...['@redocly/cli@2.77.0', '@stoplight/spectral-cli@6.16.3', 'sitemap@9.0.1'],
  ...['csp_evaluator@1.1.8', 'web-app-manifest-validator@1.1.0'],
]

/** By rule, with the reason. */
const ACCEPTED: Record<string, string> = {
  'info-contact': 'each site has its own contact',
  'info-license': 'likewise',
  'tag-description': 'a tag is the first word of its addresses',
  'operation-2xx-response': 'these calls redirect',
  'operation-4xx-response': 'these calls read what everyone may see, and take no parameters',
  'no-required-schema-properties-undefined': 'records: `propertyNames` lists the names',
  'array-items': 'tuples: `prefixItems` of JSON Schema 2020-12, which OpenAPI 3.1 is',
  'oas3-operation-security-defined': 'OpenAPI 3.1 allows scopes with an API key, too',
  'oas3-valid-media-example': 'Spectral reads patterns without Unicode, in which \\p{Cc} means other letters',
}
/** The validator is older than these members of the manifest. */
const NEW_MEMBERS = /\b(id|shortcuts)\b/

const ACCEPTED_POLICIES: [path: RegExp, text: RegExp][] = [
  // The emulators of a demo are on this machine, without TLS.
  [/^/, /^Allow only resources downloaded over HTTPS/],
  // Next.js writes scripts into each page of the panel.
  [/^\/cms/, /'unsafe-inline'/],
]

type Problem = { where: string; rule: string; text: string }
let problems: Problem[] = []
const add = (where: string, rule: string, text: string) => {
  if (!(rule in ACCEPTED)) problems = [...problems, { where, rule, text }]
}

/**
 * `npx tsx tools/real-parts/standards.ts`: openapi.json against two linters, and the sitemap, feeds, manifest and content security
 * policies of a demo against maintained validators. Fails when one finds something that is not accepted here.
 */
async function main(): Promise<void> {
  await installPackages(['libxml2-utils', 'python3-feedparser'])
  await mkdir(folder, { recursive: true })
  await run('npm', ['install', '--no-save', '--ignore-scripts', '--prefix', folder, ...VERSIONS], { env: givenEnv() })
  await lintOpenApi()
  await withDemo(join(folder, 'demo'), async (siteUrl) => {
    const get = async (path: string) => {
      const response = await fetch(siteUrl + path)
      if (response.status !== 200) add(path, 'status', String(response.status))
      return { text: await response.text(), headers: response.headers }
    }
    await checkSitemap((await get('/sitemap.xml')).text)
    for (const path of ['/feed.xml', '/merchant-feed.xml']) await checkFeed(path, (await get(path)).text)
    for (const path of ['/manifest.webmanifest', '/de/manifest.webmanifest']) checkManifest((await get(path)).text)
    for (const path of ['/', '/content', '/api/login', '/api/employee-login', '/api/docs'])
      checkPolicy(path, (await get(path)).headers.get('content-security-policy') ?? '')
    // Without a session the panel answers 401, with its own policy.
    const panel = await fetch(`${siteUrl}/cms/login`)
    checkPolicy('/cms', panel.headers.get('content-security-policy') ?? '')
  })
  for (const { where, rule, text } of problems) process.stdout.write(`${where}: ${rule}: ${text}\n`)
  process.stdout.write(`${problems.length} problems\n`)
  if (problems.length > 0) process.exitCode = 1
}

const bin = (name: string) => join(folder, 'node_modules/.bin', name)
const load = createRequire(join(folder, 'package.json'))

/** Linters end with an error when they find something. */
const outputOf = (command: string, args: string[], env: Record<string, string> = {}): Promise<string> =>
  run(command, args, { env: { ...givenEnv(), ...env }, maxBuffer: 2 ** 26 }).then(
    ({ stdout }) => stdout,
    (error: { stdout?: string; stderr?: string }) => error.stdout || error.stderr || '',
  )

async function lintOpenApi(): Promise<void> {
  const redocly = await outputOf(
    bin('redocly'),
    ['lint', 'openapi.json', '--extends', 'recommended', '--format', 'json', '--max-problems', '1000'],
    { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  )
  type Found = { problems: { ruleId: string; message: string; location: { pointer?: string }[] }[] }
  for (const { ruleId, message, location } of (JSON.parse(redocly) as Found).problems)
    add(location[0]?.pointer ?? '', ruleId, message)
  const ruleset = join(folder, 'ruleset.yml')
  await writeFile(ruleset, 'extends: ["spectral:oas"]\n')
  const spectral = await outputOf(bin('spectral'), ['lint', 'openapi.json', '-r', ruleset, '-f', 'json', '--quiet'])
  for (const { code, message, path } of JSON.parse(spectral) as { code: string; message: string; path: string[] }[])
    add(path.join('.'), code, message)
}

/** Of XHTML, only its links to other languages are in a sitemap. */
const LINK = `<schema xmlns="http://www.w3.org/2001/XMLSchema" targetNamespace="http://www.w3.org/1999/xhtml">
  <element name="link"><complexType>
    <attribute name="rel" use="required" fixed="alternate"/>
    <attribute name="hreflang" use="required"/>
    <attribute name="href" type="anyURI" use="required"/>
  </complexType></element>
</schema>`
const SCHEMAS = `<schema xmlns="http://www.w3.org/2001/XMLSchema">
  <import namespace="http://www.sitemaps.org/schemas/sitemap/0.9" schemaLocation="node_modules/sitemap/schema/sitemap.xsd"/>
  <import namespace="http://www.w3.org/1999/xhtml" schemaLocation="link.xsd"/>
</schema>`

/** Against the schema of sitemaps.org, which comes with the package. */
async function checkSitemap(xml: string): Promise<void> {
  const file = join(folder, 'sitemap.xml')
  const schema = join(folder, 'sitemap.xsd')
  await writeFile(file, xml)
  await writeFile(join(folder, 'link.xsd'), LINK)
  await writeFile(schema, SCHEMAS)
  await run('xmllint', ['--noout', '--nonet', '--schema', schema, file]).catch((error: { stderr: string }) =>
    add('/sitemap.xml', 'schema', error.stderr.slice(0, 500)),
  )
}

const FEED = `
import feedparser, json, sys
feed = feedparser.parse(sys.argv[1])
problems = [repr(feed.bozo_exception)] if feed.bozo else []
if feed.version != 'rss20': problems.append(feed.version)
problems += ['the channel has no ' + name for name in ('title', 'link', 'description') if not feed.feed.get(name)]
if not feed.entries: problems.append('no entries')
for entry in feed.entries:
  problems += [entry.get('link', '?') + ' has no ' + name for name in sys.argv[2].split(',') if not entry.get(name)]
print(json.dumps(problems))`

/** Google's own fields replace the id and the date in the feed for merchants. */
async function checkFeed(path: string, xml: string): Promise<void> {
  const file = join(folder, 'feed.xml')
  await writeFile(file, xml)
  const wanted = path === '/feed.xml' ? 'title,link,id,published_parsed' : 'title,link,g_price,g_availability'
  const found = await run('/usr/bin/python3', ['-c', FEED, file, wanted])
  for (const text of JSON.parse(found.stdout) as string[]) add(path, 'feedparser', text)
}

function checkManifest(text: string): void {
  const validate = load('web-app-manifest-validator') as (manifest: unknown) => unknown[]
  for (const problem of validate(JSON.parse(text)).map(String))
    if (!NEW_MEMBERS.test(problem)) add('/manifest.webmanifest', 'member', problem)
}

const HIGH = 10
const MEDIUM = 30

function checkPolicy(path: string, policy: string): void {
  if (!policy) return add(path, 'policy', 'none')
  type Finding = { severity: number; directive: string; description: string }
  const { CspEvaluator } = load('csp_evaluator/dist/evaluator.js') as {
    CspEvaluator: new (csp: unknown) => { evaluate: () => Finding[] }
  }
  const { CspParser } = load('csp_evaluator/dist/parser.js') as { CspParser: new (policy: string) => { csp: unknown } }
  for (const { severity, directive, description } of new CspEvaluator(new CspParser(policy).csp).evaluate())
    if (severity === HIGH || severity === MEDIUM)
      if (!ACCEPTED_POLICIES.some(([where, text]) => where.test(path) && text.test(description)))
        add(path, directive, description)
}

await main()
