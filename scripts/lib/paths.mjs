import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '../..')
export const fromRoot = (...parts) => path.join(root, ...parts)
export const readJson = (file) => JSON.parse(readFileSync(fromRoot(file), 'utf8'))
export const { workspaces } = readJson('package.json')

/** E.g. `bin('web', 'vite')`; runs without a shell at any path. */
export function bin(workspace, name, command = name.split('/').at(-1)) {
  const requireFrom = createRequire(fromRoot(workspace, 'package.json'))
  // Not resolved as `name/package.json`, which a package may not export.
  for (const folder of requireFrom.resolve.paths(name)) {
    const location = path.join(folder, name, 'package.json')
    try {
      const { bin: commands } = requireFrom(location)
      return path.join(folder, name, typeof commands === 'string' ? commands : commands[command])
    } catch (error) {
      if (error.code !== 'MODULE_NOT_FOUND') throw error
    }
  }
  throw new Error(`${name} is not installed`)
}

/** The file that an import names: '#lib/a.ts' begins at the folder of the source, '#shared/a' at that of `shared`. */
export function located(importer, target) {
  if (target.startsWith('#shared/'))
    return `shared/src/${target.slice(8)}${path.posix.extname(target) ? '' : '.ts'}`
  if (target.startsWith('#')) return `${importer.split('/')[0]}/src/${target.slice(1)}`
  return path.posix.join(path.posix.dirname(importer), target)
}
