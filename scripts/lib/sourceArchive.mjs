import { createWriteStream, mkdirSync, readdirSync, readFileSync, renameSync, statSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { filesIn } from './fingerprint.mjs'
import { fromRoot, root, workspaces } from './paths.mjs'

const folders = ['.ci', 'deploy', 'docs', 'scripts', ...workspaces]
const anyWorkspace = `(?:${workspaces.join('|')})`

/** Types of public files, the same as in cms/src/server/site/assets.ts. */
export const servedPublicly =
  /^web\/public\/(?:.+\/)?[^/]+\.(?:js|css|svg|png|ico|webp|woff2|txt|webmanifest)$/

/**
 * Everyone can download the archive, so this lists what is included, never what is excluded: other files in the project
 * (settings, keys, customer lists, dumps) stay out, even if git has them.
 */
const sourcePatterns = [
  /^(?:LICENSE|Dockerfile|README\.md|CONTRIBUTING\.md|CHANGELOG\.md|docker-compose\.yml)$/,
  /^(?:\.dockerignore|\.git(?:ignore|attributes)|\.env\.example|\.dependency-cruiser\.mjs|vitest\.config\.ts)$/,
  /^(?:package|package-lock|tsconfig|tsconfig\.base|biome|budget|knip)\.jsonc?$/,
  new RegExp(`^(?:scripts|${anyWorkspace})/(?:.+/)?[^/]+\\.(?:tsx?|mjs|js|css|grit)$`),
  new RegExp(`^${anyWorkspace}/(?:package|tsconfig)\\.json$`),
  /^cms\/src\/migrations\/\w+\.json$/,
  /^cms\/src\/(?:features\/imports\/columnNames|collections\/Entries\/template)\.json$/,
  /^cms\/src\/publicData\/(?:search\/concepts|words)\/\w+\.json$/,
  /^(?:cms|shared|web)\/src\/(?:.+\/)?\w+\.fixture\.json$/,
  /^(?:cms|web)\/src\/scenarios\/\w+\.(?:json|snap)$/,
  // What version 1.0 wrote over the demo content.
  /^cms\/src\/server\/version1\/[\w.]+$/,
  /^cms\/src\/features\/paper\/(?:templates\/\w+\.typ|fonts\/plain-zero-\d+\.ttf)$/,
  /^shared\/src\/messages\/[a-z]+\/\w+\.json$/,
  /^web\/src\/features\/entries\/public\/englishServices\.json$/,
  // The server publishes these files anyway.
  servedPublicly,
  /^web\/src\/(?:.+\/)?[^/]+\.(?:svg|png|webp|woff2)$/,
  // Demo content, by full names where personal data could be stored beside it.
  /^seed\/(?:categories|links|news|pending|settings|topCategories)\.json$/,
  /^seed\/(?:entries\.csv|places\.txt)$/,
  /^seed\/(?:images\/[\w-]+\.svg|pages\/[\w-]+\.html)$/,
  /^docs\/(?:api|operations|performance|proof|security|settings|upgrading)\.md$/,
  /^docs\/decisions\/\d{3}-[\w-]+\.md$/,
  /^docs\/accessibility\.json$/,
  /^e2e\/snapshots\/(?:\w+\.(?:de|en)\.snap|(?:addresses|answers)\.json)$/,
  /^docs\/screenshot\.png$/,
  /^deploy\/(?:Caddyfile|mongoReady\.js|wegweiser\.service|wegweiser\.env\.example)$/,
  /^\.ci\/run$/,
]

/** Parts of paths that are never source: secrets and generated files. */
const refusedParts = [
  // `.env.local`, `.npmrc`, `.aws`, `.ssh`, `.git` …
  /^\.(?!ci$|dockerignore$|git(?:ignore|attributes)$|env\.example$|dependency-cruiser\.mjs$)/,
  /^(?:.+[-_.])?(?:secrets?|credentials?|(?:api|private)[-_]?keys?|service[-_]?account)(?:[-_.](?!(?:slow\.)?test\.tsx?$).*)?$/i,
  /^(?:passwords?|passw(?:o|ö)rte?r?|kennw(?:o|ö)rte?r?|zugangsdaten)(?:[-_.].*)?$/i,
  /^id_(?:rsa|dsa|ecdsa|ed25519)/i,
  /^next-env\.d\.ts$/,
]

export const isSource = (file) =>
  sourcePatterns.some((pattern) => pattern.test(file)) &&
  !file.split('/').some((part) => refusedParts.some((pattern) => pattern.test(part)))

/** As on the disk, including changed and new files, without installed packages and build results. */
export function sourceFiles() {
  const top = readdirSync(fromRoot()).filter((name) => statSync(fromRoot(name)).isFile())
  return filesIn([...top, ...folders]).filter(isSource)
}

/** @param files inputs named by a bundler: relative or absolute paths, including packages and virtual files */
export function assertInSource(files) {
  const own = [...files]
    .filter((file) => !/^(?:\0|<|[\w-]{2,}:)|(?:^|[\\/])node_modules[\\/]/.test(file) && !isBuiltin(file))
    .map((file) => path.relative(root, path.resolve(root, file.replace(/\?.*$/, ''))))
    .map((file) => file.split(path.sep).join('/'))
  const archived = new Set(sourceFiles())
  const missing = [...new Set(own)].filter((file) => !archived.has(file)).sort()
  if (missing.length === 0) return
  const what = 'This was compiled, but is not in the package of the source that the licence asks us to offer:'
  const hint =
    'scripts/lib/sourceArchive.mjs says what source is. Secrets belong into settings, not into code.'
  throw new Error([what, ...missing.map((file) => `  ${file}`), hint].join('\n'))
}

/** One compressed file; the same files give the same bytes. */
export async function writeSourceArchive(target) {
  const { pack } = (await import('tar-stream')).default
  const archive = pack()
  mkdirSync(path.dirname(target), { recursive: true })
  const written = pipeline(archive, createGzip({ level: 9 }), createWriteStream(`${target}.part`))
  for (const file of sourceFiles()) {
    const mode = statSync(fromRoot(file)).mode & 0o111 ? 0o755 : 0o644
    archive.entry(
      { name: `seniorenwegweiser/${file}`, mode, mtime: new Date(0) },
      readFileSync(fromRoot(file)),
    )
  }
  archive.finalize()
  await written
  renameSync(`${target}.part`, target)
}
