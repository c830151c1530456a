import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { importShared } from './importShared.mjs'
import { fromRoot, readJson } from './paths.mjs'

const gzipBytes = (content) => gzipSync(content, { level: 9 }).length

/** `imports`, not `dynamicImports`. */
function filesOf(manifest, sources) {
  const chunks = new Set()
  const add = (source) => {
    const chunk = manifest[source]
    if (!chunk || chunks.has(chunk)) return
    chunks.add(chunk)
    for (const imported of chunk.imports ?? []) add(imported)
  }
  for (const source of sources) add(source)
  return {
    scripts: [...chunks].map(({ file }) => file),
    styles: [...new Set([...chunks].flatMap(({ css }) => css ?? []))],
  }
}

/**
 * Compares size and number of files of every page's first load with the limits and describes each violation.
 *
 * @param built `manifest` of the site, `pages` with path, chunk and the part of `texts` they need, `bytesOf` a
 * compressed file, `texts` by language and part, each a separate response, `partsUpTo`: the parts that a page loads
 */
export function overweightPages({ manifest, pages, bytesOf, texts, partsUpTo }, limits) {
  const wrong = []
  const weigh = (name, bytes, kilobytes) => {
    const size = `${(bytes / 1000).toFixed(1)} kB compressed`
    if (process.env.DEBUG) console.log(`${name}: ${size} of ${kilobytes} kB`)
    if (bytes > kilobytes * 1000) wrong.push(`${name}: ${size}, more than the ${kilobytes} kB of budget.json`)
  }
  const sum = (files) => files.reduce((total, file) => total + bytesOf(file), 0)
  const entries = ['src/app/entry-client.tsx', 'src/app/boot.ts']
  const chunks = pages.flatMap(({ chunk, chunkBehindLogin }) => [chunk, chunkBehindLogin].filter(Boolean))
  for (const name of [...entries, ...chunks])
    if (!manifest[name]) wrong.push(`The manifest of the built site does not know ${name}`)
  if (pages.length === 0) wrong.push('The built site names no page')
  for (const { path, chunk, chunkBehindLogin, texts: part } of pages) {
    const sources = [...entries, ...(chunk ? [chunk] : [])]
    const { scripts, styles } = filesOf(manifest, sources)
    // Staff pages are larger than a first load may be, but need no more files.
    const all = chunkBehindLogin ? filesOf(manifest, [...sources, chunkBehindLogin]).scripts : scripts
    const ofStaff = scripts.find((file) => file.startsWith('assets/staff-'))
    if (ofStaff && !path.startsWith('/edit'))
      wrong.push(`${path} loads ${ofStaff}, which is for staff: see web/vite.config.ts`)
    if (all.length > limits.scriptFiles)
      wrong.push(
        `${path} loads ${all.length} script files, more than the ${limits.scriptFiles} of budget.json`,
      )
    weigh(`The script of ${path}`, sum(scripts), limits.scriptKilobytes)
    weigh(`The styles of ${path}`, sum(styles), limits.styleKilobytes)
    for (const [locale, parts] of Object.entries(texts)) {
      const bytes = partsUpTo(part).reduce((total, name) => total + gzipBytes(JSON.stringify(parts[name])), 0)
      const isForStaff = partsUpTo(part).includes('staff')
      const limit = isForStaff ? limits.staffTextKilobytes : limits.textKilobytes
      weigh(`The texts of ${path} in "${locale}"`, bytes, limit)
    }
  }
  return wrong
}

/** Of a staff page the weight of what loads before the login. */
export async function firstLoad() {
  const { everyPage } = await import(pathToFileURL(fromRoot('web/dist/server/entry-server.js')).href)
  const { catalogues, partsUpTo } = await importShared()
  const built = {
    manifest: readJson('web/dist/client/.vite/manifest.json'),
    pages: everyPage(),
    bytesOf: (file) => gzipBytes(readFileSync(fromRoot('web/dist/client', file))),
    texts: catalogues,
    partsUpTo,
  }
  return overweightPages(built, readJson('budget.json'))
}
