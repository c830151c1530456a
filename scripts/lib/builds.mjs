import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { lightenForV8 } from './compiledCode.mjs'
import { filesIn, fingerprint, isTest, withImports } from './fingerprint.mjs'
import { bin, fromRoot, readJson } from './paths.mjs'
import { debugTime, mustRun, StepFailed, step } from './run.mjs'
import { assertInSource, servedPublicly, sourceFiles } from './sourceArchive.mjs'

const everywhere = ['package-lock.json', 'tsconfig.base.json', 'shared/package.json']
const sources = (...places) => filesIn(places).filter((file) => !isTest(file))
const compiler = fromRoot('scripts/compile.mjs')
const production = { NODE_ENV: 'production' }

/**
 * A stamp with the fingerprint of the inputs is removed before and written after building, so that an interrupted build
 * is repeated. The server reads the admin UI's stamp, and the mark of a failed build (cms/src/server/answers/waitForBuild.ts).
 */
const builds = {
  site: {
    title: 'Building the site',
    inputs: () =>
      sources(
        ...everywhere,
        'shared/src',
        'web/src',
        'web/public',
        'web/vite.config.ts',
        'web/package.json',
        'web/tsconfig.json',
        // The figures in the accessibility statement.
        'docs/accessibility.json',
        'scripts/compile.mjs',
        'scripts/lib/compiledCode.mjs',
      ),
    outputs: [
      'web/dist/client/.vite/manifest.json',
      'web/dist/server/entry-server.js',
      'web/dist/worker/serviceWorker.js',
    ],
    stamp: 'web/dist/.stamp',
    async build() {
      const options = { cwd: fromRoot('web'), env: production }
      await mustRun('Building the site for browsers', bin('web', 'vite'), ['build'], options)
      const server = ['build', '--ssr', 'src/app/entry-server.tsx']
      await mustRun('Building the site for the server', bin('web', 'vite'), server, options)
      await mustRun('Building the service worker', compiler, ['worker', 'web/dist/worker'])
      const files = readdirSync(fromRoot('web/dist/server'), { recursive: true })
      await lightenForV8(
        files.filter((file) => file.endsWith('.js')).map((file) => fromRoot('web/dist/server', file)),
      )
      const inputs = ['client', 'server'].flatMap((part) => readJson(`web/dist/${part}-inputs.json`))
      assertInSource([...inputs, ...filesIn(['web/public']).filter((file) => servedPublicly.test(file))])
    },
  },
  server: {
    title: 'Building the server',
    inputs: () => [
      ...sources(...everywhere, 'shared/src', 'cms/package.json', 'seed/package.json'),
      ...sources('scripts/compile.mjs', 'scripts/lib/compiledCode.mjs'),
      ...sources('cms/src').filter((file) => !file.startsWith('cms/src/app/')),
      // Demo content is read at run time, so it is not an input.
      ...sources('seed').filter((file) => file.endsWith('.ts')),
    ],
    outputs: [
      ...['server.js', 'packages.json'].map((file) => `cms/dist/${file}`),
      ...['seed', 'import', 'backup', 'restore'].map((name) => `cms/dist/${name}Command.js`),
      'seed/dist/seedDemo.js',
    ],
    stamp: 'cms/dist/.stamp',
    build: (title) => mustRun(title, compiler),
  },
  // Required by the licence: the source of the running version, and the licences of its packages.
  offer: {
    title: 'Packing the source and listing licences',
    inputs: sourceFiles,
    outputs: ['dist/source.tar.gz', 'dist/licences/list.json'],
    stamp: 'dist/.stamp',
    build: (title, options) => mustRun(title, fromRoot('scripts/packSource.mjs'), [], options),
  },
  admin: {
    title: 'Building the admin UI',
    inputs: () => [
      ...everywhere,
      ...withImports(sources('cms/src/app')),
      ...sources('cms/next.config.mjs', 'cms/package.json', 'cms/tsconfig.json'),
    ],
    outputs: ['cms/.next/BUILD_ID', 'cms/.next/required-server-files.json'],
    stamp: 'cms/.next/.stamp',
    async build(title, options) {
      assertInSource(withImports(sources('cms/src/app')))
      const inCms = { cwd: fromRoot('cms'), env: production, ...options }
      await mustRun(title, bin('cms', 'next'), ['build'], inCms)
    },
  },
}

export const inputsOf = (name) => builds[name].inputs()

function isStale(name) {
  const { inputs, outputs, stamp } = builds[name]
  if (!existsSync(fromRoot(stamp)) || !outputs.every((output) => existsSync(fromRoot(output)))) return true
  return readFileSync(fromRoot(stamp), 'utf8') !== fingerprint(inputs())
}

async function build(name, options) {
  const { title, inputs, stamp, build } = builds[name]
  const failed = `${stamp}-failed`
  for (const mark of [stamp, failed]) rmSync(fromRoot(mark), { force: true })
  // Computed before building: a change during the build makes the result stale.
  const before = fingerprint(inputs())
  const leave = (mark) => {
    mkdirSync(path.dirname(fromRoot(mark)), { recursive: true })
    writeFileSync(fromRoot(mark), before)
  }
  try {
    await step(title, () => build(title, options))
  } catch (error) {
    if (!options?.signal?.aborted) leave(failed)
    throw error
  }
  leave(stamp)
}

/** Builds that no page of the site needs, in order, with their names for people. */
const besides = { offer: '/source and /licences', admin: '/admin' }

/** At a low priority. Builds end with the process, or by the returned function; failures are printed only. */
export function buildBeside() {
  const stopped = new AbortController()
  const buildOne = async (name) => {
    const shown = besides[name]
    try {
      await build(name, { isPatient: true, signal: stopped.signal })
      console.log(`  ${shown} ${name === 'admin' ? 'is' : 'are'} there from now on.`)
    } catch (error) {
      if (stopped.signal.aborted) return
      console.error(error instanceof StepFailed ? `\n${error.message}` : error)
      console.error(
        `\nThe site goes on without ${shown}. \`npm run build\` tries again, beside the running server.\n`,
      )
    }
  }
  const inTurn = async () => {
    for (const name of Object.keys(besides).filter(isStale)) if (!stopped.signal.aborted) await buildOne(name)
  }
  void inTurn()
  return () => stopped.abort()
}

/** Site and server one after the other, the admin UI in parallel. */
export async function ensureBuilt(names = Object.keys(builds)) {
  const since = performance.now()
  const stale = names.filter(isStale)
  debugTime(`looked for changes; stale: ${stale.join(', ') || 'nothing'}`, since)
  const inTurn = async () => {
    for (const name of stale) if (name !== 'admin') await build(name)
  }
  const results = await Promise.allSettled([inTurn(), stale.includes('admin') ? build('admin') : undefined])
  const failure = results.find(({ status }) => status === 'rejected')
  if (failure) throw failure.reason
}
