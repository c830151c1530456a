// Records what a server says to everybody over the demo content, made comparable, and lists what two recordings differ in:
//   node e2e/nets/serve.mjs CHECKOUT PORT node e2e/nets/answers.mjs FILE
//   node e2e/nets/answers.mjs BEFORE AFTER
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { compareAnswers } from './compareAnswers.mjs'
import { addresses, everyAddress, listsOf } from './everyAddress.mjs'
import { normalHeaders, normalText } from './normalAnswers.mjs'

const [file, after] = process.argv.slice(2)
const site = process.env.NETS_URL
/** Ids that the seed draws, with what to call them. */
let names = new Map()
/** Texts of answers by request. */
const answers = new Map()
let clients = 1
const notCompared = /^\/api\/(openapi\.json|hyphens|licences|health)|^(\/en)?\/licences/
const asJson = { 'Content-Type': 'application/json' }
const asForm = { 'Content-Type': 'application/x-www-form-urlencoded' }

async function recordAll() {
  const lists = await listsOf(site)
  names = lists.names
  const pages = everyAddress([...addresses.pages, ...addresses.morePages], lists)
  await recordEach(everyAddress(addresses.calls, lists))
  await recordEach(pages.flatMap(inBoth))
  await recordEach(addresses.documents)
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text()
  await recordEach(
    [...sitemap.matchAll(/(?<=<loc>)[^<]+/g)].map(([url]) =>
      url.replace(site, '').replaceAll('&amp;', '&').replaceAll('&#39;', "'"),
    ),
  )
  const files = [...answers.values()].join('\n').match(/\/api\/file\/[\w.-]+/g) ?? []
  await recordEach(files.flatMap((name) => [name, `${name}?w=320`]))
  await recordEach(['/api/entriesByIds'], JSON.stringify({ ids: lists.entry.slice(0, 12) }), asJson)
  await recordRefusals()
  await recordEach(addresses.forms.flatMap(inBoth), 'nothing=', asForm)
  const blocks = [...answers].sort(([a], [b]) => (a < b ? -1 : 1))
  writeFileSync(file, blocks.map(([request, text]) => `### ${request}\n${text}\n`).join('\n'))
  console.log(`${blocks.length} answers in ${file}`)
}

const inBoth = (page) => [page, page === '/' ? '/en' : `/en${page}`]

/** What each call says to visitors who may not make it, or send it an empty body. */
async function recordRefusals() {
  const { paths } = await (await fetch(`${site}/api/openapi.json`)).json()
  for (const [path, { get, post }] of Object.entries(paths)) {
    if (get?.security) await recordEach([path])
    if (post) await recordEach([path], '{}', asJson)
  }
}

/** Records the answers to requests, a few at once. */
async function recordEach(paths, body, headers) {
  const open = [...new Set(paths)].filter((path) => !notCompared.test(path))
  const work = async () => {
    for (let path = open.shift(); path !== undefined; path = open.shift()) await record(path, body, headers)
  }
  await Promise.all([1, 2, 3, 4].map(work))
}

async function record(path, body, headers) {
  // A client of its own for each, because one is soon refused.
  const client = { 'X-Forwarded-For': `10.${clients >> 16}.${(clients >> 8) & 255}.${clients++ & 255}` }
  const response = await fetch(site + path, {
    redirect: 'manual',
    headers: { ...client, ...headers, ...(body && { Origin: site, 'Sec-Fetch-Site': 'same-origin' }) },
    ...(body && { method: 'POST', body }),
  })
  const bytes = Buffer.from(await response.arrayBuffer())
  const type = response.headers.get('content-type') ?? ''
  const text = /text|json|xml|svg|javascript/.test(type)
    ? normalText(bytes.toString(), type, names, site)
    : createHash('sha256').update(bytes).digest('hex')
  const request = normalText(`${body ? `POST ${body} ` : ''}${path}`, '', names, site)
  answers.set(
    request,
    `status: ${response.status}\n${normalHeaders(response.headers, names, site)}\n\n${text}`,
  )
}

if (after) compareAnswers(readFileSync(file, 'utf8'), readFileSync(after, 'utf8'))
else await recordAll()
