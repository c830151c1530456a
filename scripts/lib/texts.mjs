import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { importShared } from './importShared.mjs'
import { fromRoot, located, readJson } from './paths.mjs'

/** By file; those of a noun by file and part. */
function readFolder(folder) {
  const names = readdirSync(fromRoot(folder)).filter((file) => /^(?!payload).*\.json$/.test(file))
  const files = names.flatMap((file) => {
    const [name, texts] = [path.basename(file, '.json'), readJson(`${folder}/${file}`)]
    const isPart = Object.values(texts).every((text) => typeof text === 'string')
    return isPart ? [[name, texts]] : Object.entries(texts).map(([part, some]) => [`${name}/${part}`, some])
  })
  return Object.fromEntries(files)
}

function readFolders() {
  const folder = 'shared/src/messages'
  const locales = readdirSync(fromRoot(folder))
  return Object.fromEntries(locales.map((locale) => [locale, readFolder(`${folder}/${locale}`)]))
}

/** The same keys and placeholders as German, each key in one part. */
export function sameInEachLanguage({ de, ...others } = readFolders()) {
  const wrong = [
    ...Object.values({ de, ...others }).flatMap(textsTwice),
    ...Object.entries(others).flatMap(([locale, parts]) => differingTexts(de, locale, parts)),
  ]
  return [...new Set(wrong)]
}

function textsTwice(parts) {
  const keys = Object.values(parts).flatMap(Object.keys)
  return keys.filter((key, at) => keys.indexOf(key) < at).map((key) => `"${key}" stands in two parts`)
}

const differingTexts = (de, locale, parts) =>
  Object.entries(de).flatMap(([part, texts]) =>
    [...new Set([...Object.keys(texts), ...Object.keys(parts[part] ?? {})])].flatMap((key) => {
      const [german, other] = [texts[key], parts[part]?.[key]]
      if (german === undefined) return `"${key}" is missing in de/${part}.json`
      if (other === undefined) return `"${key}" is missing in ${locale}/${part}.json`
      const [names, otherNames] = [german, other].map(placeholders)
      if (names !== otherNames)
        return `"${key}" has other placeholders in de (${names}) than in ${locale} (${otherNames})`
      return german.trim() && other.trim() ? [] : `"${key}" is empty`
    }),
  )

/** Such as `{count}` or `<b>`, each once; no words of a plural's branches. */
function placeholders(text) {
  const names = [
    ...text.matchAll(/(?<!(?:=\d+|zero|one|two|few|many|other)\s*)\{\s*(\w+)\s*[,}]|<(\w+)>/g),
  ].map(([, value, tag]) => value ?? `<${tag}>`)
  return [...new Set(names)].sort().join(', ')
}

/**
 * Checks that every text is in the first part whose pages use it, and is used at all: a page loads the parts up to its
 * own before it is shown, so no key ever appears in place of a text.
 *
 * @param site `modules` by file with `source` and `imports` (`path`, `isLazy`), their `roots`, `pages` with `texts`
 * (their part) and `chunk`, `parts` with their keys, `partsUpTo`: the parts that a page loads, `refusals`: codes by
 * call, `tables`: files that name texts for pages of any part
 */
export function misplacedTexts({ modules, roots, pages, parts, partsUpTo, refusals, tables = [] }) {
  const order = orderOf(partsUpTo)
  const partOfChunk = new Map()
  for (const { chunk, texts } of pages)
    if (chunk) partOfChunk.set(chunk, order.common(texts, partOfChunk.get(chunk) ?? texts))
  const partOf = partsOf(modules, roots, partOfChunk, order)
  const words = new Set(Object.values(refusals).flat())
  for (const { source } of modules.values()) for (const word of wordsOf(source)) words.add(word)
  const keys = new Map(Object.entries(parts).flatMap(([part, keys]) => keys.map((key) => [key, part])))

  const users = new Map([...keys.keys()].map((key) => [key, []]))
  for (const [file, part] of partOf) {
    const { source, imports } = modules.get(file)
    // Declarations of pages contain their titles, which are needed together with the page.
    const declared = imports.flatMap(({ path, isLazy }) => (isLazy && partOfChunk.get(path)) || [])
    const partOfFile = declared.length > 0 ? order.later(part, declared.reduce(order.common)) : part
    for (const key of usedIn(source, keys, words, refusals)) {
      const place = tables.includes(file) ? order.later(partOfFile, keys.get(key)) : partOfFile
      users.get(key).push({ file, part: place })
    }
  }
  return [...keys].flatMap(([key, part]) => {
    const using = users.get(key)
    if (using.length === 0) return [`Nobody uses "${key}" of ${part}.json`]
    const right = using.map((one) => one.part).reduce(order.common)
    if (right === part) return []
    const tooEarly = using.find((one) => !order.has(one.part, part))
    const use = tooEarly ? `${tooEarly.file} uses it` : `${using[0].file} uses it first`
    return [`"${key}" belongs into ${right}.json, not ${part}.json: ${use}`]
  })
}

/** Two on different branches have in common what comes before both. */
function orderOf(partsUpTo) {
  const has = (part, other) => partsUpTo(part).includes(other)
  return {
    has,
    common: (a, b) => partsUpTo(a).findLast((part) => has(b, part)),
    later: (a, b) => (has(a, b) ? a : b),
  }
}

function partsOf(modules, roots, partOfChunk, order) {
  const partOf = new Map()
  const load = (file, part) => {
    if (!modules.has(file)) return
    const partBefore = partOf.get(file)
    const now = partBefore === undefined ? part : order.common(partBefore, part)
    if (now === partBefore) return
    partOf.set(file, now)
    for (const { path, isLazy } of modules.get(file).imports)
      load(path, isLazy && partOfChunk.has(path) ? order.later(now, partOfChunk.get(path)) : now)
  }
  for (const root of roots) load(root, 'public')
  return partOf
}

/** Words in quotes, and names of properties. */
const wordsOf = (source) =>
  [...source.matchAll(/'([^'\n]*)'|"([^"\n]*)"|(\w+)\??:/g)].map(([, a, b, c]) => a ?? b ?? c)

/** Written literally or composed from `prefix.${word}`, and texts of refusals by call or code. */
function* usedIn(source, keys, words, refusals) {
  for (const word of wordsOf(source)) {
    const codes = refusals[word] ?? [word]
    for (const key of [word, ...codes.map((code) => `error.${code}`)]) if (keys.has(key)) yield key
  }
  for (const [, head, tail] of source.matchAll(/`([\w.]+\.)\$\{[^}]*\}([\w.]*)`/g)) {
    if (head === 'error.') continue
    for (const key of keys.keys()) {
      const fits = key.startsWith(head) && key.endsWith(tail)
      if (fits && words.has(key.slice(head.length, key.length - tail.length))) yield key
    }
  }
}

const graph = {
  bundle: true,
  write: false,
  metafile: true,
  outdir: 'unwritten',
  format: 'esm',
  splitting: true,
  jsx: 'automatic',
  packages: 'external',
  alias: { '#shared': fromRoot('shared/src') },
  loader: { '.css': 'empty', '.svg': 'empty', '.woff2': 'empty', '.png': 'empty' },
  logLevel: 'error',
}

/** From statements such as `export { A, type B } from './a.ts'`. */
function* namesFrom(source, keyword) {
  for (const [, names, file] of source.matchAll(
    new RegExp(`${keyword} (?:type )?{([^}]*)} from '([^']+)'`, 'g'),
  ))
    for (const name of names.split(',').map((one) => one.trim().replace(/^type /, '')))
      if (name) yield { name, file }
}

/** A feature's `door.ts` only re-exports. */
function throughDoors(modules) {
  const isDoor = (file) => /\/features\/\w+\/door\.ts$/.test(file)
  const behind = (door) =>
    new Map(
      [...namesFrom(modules.get(door).source, 'export')].map(({ name, file }) => [
        name.split(' as ').at(-1),
        located(door, file),
      ]),
    )
  for (const [file, module] of modules) {
    const imported = [...namesFrom(module.source, 'import')].map(({ name, file: from }) => ({
      name: name.split(' as ')[0],
      door: located(file, from),
    }))
    module.imports = module.imports.flatMap((one) =>
      isDoor(one.path)
        ? imported
            .filter(({ door }) => door === one.path)
            .map(({ name, door }) => ({ path: behind(door).get(name), isLazy: false }))
        : one,
    )
  }
  return modules
}

const isCase = (key) => /^error\.\w+\../.test(key)

export async function textsInPlace() {
  const roots = ['web/src/app/entry-client.tsx', 'web/src/app/entry-server.tsx']
  const { metafile } = await build({ ...graph, absWorkingDir: fromRoot(), entryPoints: roots })
  const all = new Map(
    Object.entries(metafile.inputs).map(([file, { imports }]) => [
      file,
      {
        source: readFileSync(fromRoot(file.replace(/\?.*/, '')), 'utf8'),
        imports: imports.map(({ path, kind }) => ({ path, isLazy: kind === 'dynamic-import' })),
      },
    ]),
  )
  const modules = throughDoors(all)
  const { everyPage } = await import(pathToFileURL(fromRoot('web/dist/server/entry-server.js')).href)
  const pages = everyPage().flatMap(({ chunk, chunkBehindLogin, texts }) =>
    [chunk, chunkBehindLogin].map((file) => ({ texts, chunk: file && path.posix.join('web', file) })),
  )
  const { catalogues, contract, partsUpTo } = await importShared()
  const refusals = Object.fromEntries(
    // Every write can conflict with another one.
    Object.entries(contract).map(([key, { errors = [] }]) => [
      key,
      key.startsWith('POST ') ? [...errors, 'conflict', 'not_saved', 'maybe_saved'] : errors,
    ]),
  )
  const parts = Object.fromEntries(
    // Without texts of the server and cases of refusals, which the server uses by name.
    Object.entries(catalogues.de)
      .filter(([part]) => part !== 'server' && part !== 'admin')
      .map(([part, texts]) => [part, Object.keys(texts).filter((key) => !isCase(key))]),
  )
  // Rows name texts of several parts; the server reads the texts of the service worker from any part.
  const tables = [
    ...['entryFields', 'newsFields', 'linkFields'].map((name) => `shared/src/fields/${name}.ts`),
    'shared/src/filters.ts',
    'web/src/app/workerWords.ts',
    'web/src/app/plainPages.ts',
  ]
  return misplacedTexts({ modules, roots, pages, parts, partsUpTo, refusals, tables })
}
