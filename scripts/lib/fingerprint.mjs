import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { fromRoot, located } from './paths.mjs'

const unimportant = /(^|\/)(node_modules|dist|\.next)\/|\.tsbuildinfo$|\.DS_Store$/

/** `x.test.ts`, `x.e2e.ts`, `x.fixture.ts`, `testServer.ts`. */
export const tests = /\.(test|e2e|fixture)\.(tsx?|mjs)$|(^|\/)test[A-Z]\w*\.tsx?$/
export const isTest = (file) => tests.test(file)

/** Relative to the project, sorted, without installed packages and build results. */
export function filesIn(places) {
  const files = []
  for (const place of places) {
    if (!existsSync(fromRoot(place))) continue
    if (statSync(fromRoot(place)).isFile()) files.push(place)
    else {
      for (const item of readdirSync(fromRoot(place), { recursive: true, withFileTypes: true })) {
        if (item.isFile())
          files.push(
            path.relative(fromRoot(), path.join(item.parentPath, item.name)).split(path.sep).join('/'),
          )
      }
    }
  }
  return [...new Set(files)].filter((file) => !unimportant.test(file)).sort()
}

export function fingerprint(files) {
  const hash = createHash('sha256')
  for (const file of files) {
    const content = readFileSync(fromRoot(file))
    hash.update(`${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

const ownImport = /(?:from|import)\s*\(?\s*['"]([.#][^'"]+)['"]/g

/** At any depth. */
export function withImports(files) {
  const reached = new Set()
  const queue = [...files]
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (reached.has(file) || !existsSync(fromRoot(file))) continue
    reached.add(file)
    if (!/\.[jt]sx?$/.test(file)) continue
    for (const [, target] of readFileSync(fromRoot(file), 'utf8').matchAll(ownImport))
      queue.push(located(file, target))
  }
  return [...reached].sort()
}
