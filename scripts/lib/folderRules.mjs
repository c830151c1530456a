import path from 'node:path'
import { isTest } from './fingerprint.mjs'

const { dirname } = path.posix
const watched = /^(cms|shared|seed|web)\//

/** Tests may import anything. */
const importsOf = (modules) =>
  modules
    .flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => ({ source, resolved })))
    .filter((one) => [one.source, one.resolved].every((file) => watched.test(file) && !isTest(file)))

/** The outermost last. */
const around = (folder) => (folder === '.' ? [] : [folder, ...around(dirname(folder))])

/**
 * Folders that import each other, directly or by way of others; subfolders are part of a folder. No rule of
 * dependency-cruiser, because that would need a run of its own without tests.
 * @param modules what dependency-cruiser read
 */
export function circlesOfFolders(modules) {
  const reached = new Map()
  for (const { source, resolved } of importsOf(modules))
    for (const folder of around(dirname(source)))
      if (!resolved.startsWith(`${folder}/`))
        reached.set(folder, (reached.get(folder) ?? new Set()).add(dirname(resolved)))
  const leadsTo = (from, to, seen = new Set()) =>
    from === to ||
    (!seen.has(from) &&
      seen.add(from) &&
      [...(reached.get(from) ?? [])].some((next) => leadsTo(next, to, seen)))
  return [...reached].flatMap(([folder, others]) =>
    [...others].filter((other) => leadsTo(other, folder)).map((other) => `${folder} → ${other}`),
  )
}

/** Files that assemble the folders beside them may import these both ways. */
const assembling =
  /^(?:cms\/src\/payload\.config|cms\/src\/collections\/\w+\/index|shared\/src\/contract)\.ts$/

/** Has files beside its folders (`filters.ts`, `locales.ts`), which these may import unless that leads back. */
const flat = 'shared/src'

/** Imports both ways between the files of a folder and one of its subfolders; only one way is allowed. */
export function circlesWithin(modules) {
  const imports = importsOf(modules)
  const innerOf = (folder, file) => {
    const [name, ...rest] = path.posix.relative(folder, file).split('/')
    return name !== '..' && rest.length > 0 ? name : null
  }
  const next = new Map(modules.map(({ source, dependencies }) => [source, dependencies]))
  const leadsInto = (folder, file, seen = new Set()) =>
    file.startsWith(folder) ||
    (!seen.has(file) &&
      seen.add(file) &&
      (next.get(file) ?? []).some(({ resolved }) => leadsInto(folder, resolved, seen)))
  const outwards = new Map()
  for (const { source, resolved } of imports) {
    const folder = dirname(resolved)
    const inner = innerOf(folder, source)
    if (inner && (folder !== flat || leadsInto(`${folder}/${inner}/`, resolved)))
      outwards.set(`${folder}/${inner}`, `${source} imports ${resolved}`)
  }
  return imports.flatMap(({ source, resolved }) => {
    const folder = dirname(source)
    const back = outwards.get(`${folder}/${innerOf(folder, resolved)}`)
    return back && !assembling.test(source) ? [`${source} imports ${resolved}, and ${back}`] : []
  })
}

const chained = /^cms\/src\/(?:features|publicData|server)(?:\/|$)/

/**
 * The longest chain of each folder, the longest of all first. Imports of types alone do not count.
 * @param modules what dependency-cruiser read, without circles
 */
export function longestChains(modules) {
  const next = new Map()
  for (const { source, dependencies } of modules)
    if (chained.test(dirname(source)) && !isTest(source))
      next.set(
        source,
        dependencies
          .filter(({ dependencyTypes }) => !dependencyTypes.includes('type-only'))
          .map(({ resolved }) => resolved)
          .filter((file) => dirname(file) === dirname(source) && !isTest(file)),
      )
  const chains = new Map()
  const chainFrom = (file) => {
    if (!chains.has(file)) chains.set(file, [file, ...longest((next.get(file) ?? []).map(chainFrom))])
    return chains.get(file)
  }
  const folders = [...new Set([...next.keys()].map(dirname))]
  return folders
    .map((folder) => longest([...next.keys()].filter((file) => dirname(file) === folder).map(chainFrom)))
    .sort((a, b) => b.length - a.length)
}

const maxChain = 6

/** Chains that are too long to follow. */
export const tooLongChains = (chains) =>
  chains
    .filter((chain) => chain.length > maxChain)
    .map((chain) => `more than ${maxChain} files import one another in one folder: ${chain.join(' → ')}`)

const longest = (chains) => chains.reduce((best, chain) => (chain.length > best.length ? chain : best), [])
