import path from 'node:path'
import { tests } from '../../.dependency-cruiser.mjs'

const { dirname } = path.posix
const watched = /^(cms|shared|seed|web)\//
const isTest = new RegExp(tests)

/** Returns the imports among watched folders; tests may import anything. */
const importsOf = (modules) =>
  modules
    .flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => ({ source, resolved })))
    .filter((one) => [one.source, one.resolved].every((file) => watched.test(file) && !isTest.test(file)))

/** Returns a folder and those around it, the outermost last. */
const around = (folder) => (folder === '.' ? [] : [folder, ...around(dirname(folder))])

/**
 * Describes circles between folders, which a rule of dependency-cruiser could only in a run of its own without tests;
 * subfolders count as part of a folder.
 *
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
