// Compiles the server, its commands and the seed to plain JavaScript, in cms/dist and seed/dist. With arguments,
// compiles only a part into another folder within the project: `server`, `bench`, `faults` or `fuzz`, and the folder;
// or a single source file, as `fixture`; or the service worker of the site, as `worker`.
import { cp, rm, writeFile } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import { build } from 'esbuild'
import { lightenForV8 } from './lib/compiledCode.mjs'
import { fromRoot, root } from './lib/paths.mjs'
import { assertInSource } from './lib/sourceArchive.mjs'

// Finding and reading thousands of small files took most of a start. Not bundled are packages with native code or
// worker files of their own, and those that serving does not need.
const external = [
  'libsql',
  'next',
  'pino',
  'pino-pretty',
  'sharp',
  'mongodb',
  'mongoose',
  'drizzle-kit',
  'json-schema-to-typescript',
  'german-metadata',
  'playwright-core',
  '@sparticuz/chromium',
]

// CommonJS code within a module needs these.
const banner = `import { createRequire as createRequireOfBundle } from 'node:module'
const require = createRequireOfBundle(import.meta.url)
const __filename = import.meta.filename
const __dirname = import.meta.dirname`

/** Only what is offered as source. */
async function bundle(options) {
  const { metafile } = await build({ bundle: true, metafile: true, logLevel: 'warning', ...options }).catch(
    () => process.exit(1),
  )
  assertInSource(Object.keys(metafile.inputs))
  return metafile
}

async function compile(entryPoints, chunks) {
  const { outputs } = await bundle({
    entryPoints,
    outdir: root,
    chunkNames: `${chunks}/[name]-[hash]`,
    banner: { js: banner },
    external,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    define: { 'process.env.NODE_ENV': '"production"' },
    minifySyntax: true,
    // V8 keeps the source of all loaded code in memory. `node --enable-source-maps` restores the lines of errors.
    minifyWhitespace: true,
    // Payload identifies errors by their class names.
    keepNames: true,
    legalComments: 'none',
    sourcemap: true,
    alias: {
      // The file client only: the network clients are as large as all the rest.
      '@libsql/client': '@libsql/client/sqlite3',
      '@directory/shared': fromRoot('shared/src'),
      '@directory/cms': fromRoot('cms/src'),
      '@directory/seed': fromRoot('seed'),
    },
  })
  await lightenForV8(Object.keys(outputs).filter((file) => file.endsWith('.js')))
  // The search reads its concepts at the first search.
  await cp(fromRoot('cms/src/publicData/search/concepts'), fromRoot(chunks, 'concepts'), { recursive: true })
  const left = Object.values(outputs).flatMap(({ imports }) => imports.filter((one) => one.external))
  const named = left.map((one) => one.path).filter((name) => !isBuiltin(name))
  const packages = new Set(named.map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)[0]))
  // Lists the packages for `lib/runtimeFiles.mjs`, which copies the server.
  await writeFile(fromRoot(chunks, 'packages.json'), JSON.stringify([...packages].sort()))
}

/** Compiles the service worker: one script without imports, which the server reads and sends. */
const compileWorker = () =>
  bundle({
    entryPoints: [fromRoot('web/src/worker/serviceWorker.ts')],
    outfile: fromRoot(folder, 'serviceWorker.js'),
    minify: true,
    format: 'iife',
    target: 'es2022',
    alias: { '@directory/shared': fromRoot('shared/src') },
  })

const [what = 'all', folder = 'cms/dist', file = ''] = process.argv.slice(2)

const server = {
  server: 'cms/src/server/index.ts',
  backupCommand: 'cms/src/server/commands/backupCommand.ts',
  restoreCommand: 'cms/src/server/commands/restoreCommand.ts',
}
/** Source files by the name of the compiled one, for each part that is compiled into `folder`. */
const parts = {
  all: {
    ...server,
    seedCommand: 'cms/src/server/commands/seedCommand.ts',
    importCommand: 'cms/src/server/commands/importCommand.ts',
    // Shares its libraries with the server, so that both have the same error classes.
    '../../seed/dist/seedDemo': 'seed/seedDemo.ts',
  },
  server,
  fixture: { fixture: file },
  faults: { faults: 'faults/faults.ts' },
  fuzz: { fuzz: 'fuzz/fuzz.ts' },
  bench: {
    bench: 'bench/bench.ts',
    makeDirectory: 'bench/makeDirectory.ts',
    bare: 'bench/bare.ts',
    attacker: 'bench/attacker.ts',
  },
}

if (what === 'all')
  for (const old of ['cms/dist', 'seed/dist']) await rm(fromRoot(old), { recursive: true, force: true })
if (what === 'worker') await compileWorker()
else {
  const entries = Object.entries(parts[what])
  const places = entries.map(([name, source]) => [path.posix.join(folder, name), fromRoot(source)])
  await compile(Object.fromEntries(places), folder)
}
