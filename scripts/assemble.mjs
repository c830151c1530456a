// `node scripts/assemble.mjs folder`: copies what the built server needs to run into an empty folder, for the image.
import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs'
import path from 'node:path'
import { fromRoot } from './lib/paths.mjs'
import { runtimeFiles } from './lib/runtimeFiles.mjs'

const [folder] = process.argv.slice(2)
if (!folder || (existsSync(folder) && readdirSync(folder).length > 0)) {
  console.error('Usage: node scripts/assemble.mjs <new or empty folder>')
  process.exit(2)
}
const files = await runtimeFiles()
for (const file of files) {
  const copy = path.join(folder, file)
  mkdirSync(path.dirname(copy), { recursive: true })
  // Workspace links have to lead to packages within the copy.
  if (lstatSync(fromRoot(file)).isSymbolicLink()) symlinkSync(readlinkSync(fromRoot(file)), copy)
  else copyFileSync(fromRoot(file), copy)
}
console.log(`${files.length} files in ${folder}`)
