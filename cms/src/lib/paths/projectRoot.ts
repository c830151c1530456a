import { existsSync } from 'node:fs'
import path from 'node:path'

export function projectRoot() {
  let folder = import.meta.dirname
  while (!existsSync(path.join(folder, 'package-lock.json'))) {
    const parent = path.dirname(folder)
    if (parent === folder)
      throw new Error('The server must run inside its checkout: no package-lock.json above it')
    folder = parent
  }
  return folder
}
