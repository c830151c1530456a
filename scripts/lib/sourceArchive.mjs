import { createWriteStream, mkdirSync, readdirSync, readFileSync, renameSync, statSync } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { filesIn } from './fingerprint.mjs'
import { at } from './paths.mjs'

const folders = [
  '.ci',
  'bench',
  'cms',
  'deploy',
  'docs',
  'e2e',
  'faults',
  'fuzz',
  'scripts',
  'seed',
  'shared',
  'web',
]
/** At the top: what builds and describes the project, and nothing that somebody may have laid beside it. */
const ofProject =
  /^(?:LICENSE|Dockerfile|Caddyfile|\.(?:docker|git)ignore|\.env\.example|docker-compose\.ya?ml|[\w.-]+\.(?:md|mjs|ts|jsonc?))$/
/** What is generated, and secrets and data that may lie in a folder of the project. */
const notSource =
  /(?:^|\/)(?:next-env\.d\.ts|\.env(?!\.example$)[^/]*|[^/]+\.(?:db|db-wal|db-shm|backup|eml|pem|key|log))$/

/** Whether a file of the project's folders belongs to its source. */
export const isSource = (file) => !notSource.test(file)

/** The source of this very version, as it lies here: changed and new files included, what was installed or built not. */
export function sourceFiles() {
  const top = readdirSync(at()).filter((name) => ofProject.test(name) && statSync(at(name)).isFile())
  return filesIn([...top, ...folders]).filter(isSource)
}

/** Writes them into one compressed file, the same bytes for the same files. */
export async function writeSourceArchive(target) {
  // Needed for building only.
  const { pack } = (await import('tar-stream')).default
  const archive = pack()
  mkdirSync(path.dirname(target), { recursive: true })
  const written = pipeline(archive, createGzip({ level: 9 }), createWriteStream(`${target}.part`))
  for (const file of sourceFiles()) {
    const mode = statSync(at(file)).mode & 0o111 ? 0o755 : 0o644
    archive.entry({ name: `seniorenwegweiser/${file}`, mode, mtime: new Date(0) }, readFileSync(at(file)))
  }
  archive.finalize()
  await written
  renameSync(`${target}.part`, target)
}
