// `node scripts/assemble.mjs folder`: copies what the built server needs to run into an empty folder, for the image.
import { cpSync, existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { fromRoot } from './lib/paths.mjs'
import { runtimeFiles } from './lib/runtimeFiles.mjs'

const [folder] = process.argv.slice(2)
if (!folder || (existsSync(folder) && readdirSync(folder).length > 0)) {
  console.error('Usage: node scripts/assemble.mjs <new or empty folder>')
  process.exit(2)
}
const files = await runtimeFiles()
// Workspace links have to lead to packages within the copy.
for (const file of files) cpSync(fromRoot(file), path.join(folder, file), { verbatimSymlinks: true })
console.log(`${files.length} files in ${folder}`)
