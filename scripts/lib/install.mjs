import { existsSync } from 'node:fs'
import path from 'node:path'
import { fromRoot, readJson } from './paths.mjs'
import { mustRun, StepFailed, step } from './run.mjs'

/**
 * Null if nothing is missing. npm writes `.package-lock.json` last, so an interrupted installation has none; otherwise
 * it is compared with our lock file and the disk.
 */
function findMissing() {
  let installed
  try {
    installed = readJson('node_modules/.package-lock.json').packages
  } catch {
    return 'no complete installation'
  }
  const locked = readJson('package-lock.json').packages
  for (const [location, item] of Object.entries(locked)) {
    // Workspaces are linked, not installed; their entries are outside node_modules.
    if (!location.includes('node_modules/')) continue
    const present = installed[location]
    if (!present) {
      // Optional packages may be for other machines.
      if (item.optional) continue
      return `${location} is missing`
    }
    if (present.version !== item.version || present.integrity !== item.integrity)
      return `${location} is another version`
    if (!suitsThisMachine(present)) return `${location} is for another kind of computer`
    if (!existsSync(fromRoot(location, 'package.json'))) return `${location} is empty`
  }
  return null
}

/** Native packages may be of another machine, for instance in a copied folder. */
function suitsThisMachine({ os, cpu }) {
  const suits = (list, value) => !list || list.includes(value) || list.some((item) => item.startsWith('!'))
  return suits(os, process.platform) && suits(cpu, process.arch)
}

/** The Dockerfile calls the build without npm. */
function npmScript() {
  const besideNode = path.dirname(process.execPath)
  const candidates = [
    process.env.npm_execpath,
    path.join(besideNode, '../lib/node_modules/npm/bin/npm-cli.js'),
    path.join(besideNode, '../share/nodejs/npm/bin/npm-cli.js'),
    path.join(besideNode, 'node_modules/npm/bin/npm-cli.js'),
  ].find((script) => script?.endsWith('npm-cli.js') && existsSync(script))
  if (!candidates) throw new StepFailed('Looking for npm', 'Run it through npm: npm start')
  return candidates
}

export async function ensureInstalled() {
  const missing = findMissing()
  if (missing === null) return
  if (process.env.DEBUG) console.log(`Installing because: ${missing}`)
  await step('Installing packages', () =>
    mustRun(
      'npm ci',
      npmScript(),
      ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'],
      // The test database is downloaded by the tests that need it; without a network that must not break the
      // installation.
      { env: { MONGOMS_DISABLE_POSTINSTALL: '1', NODE_ENV: 'development' } },
    ),
  )
  const still = findMissing()
  if (still !== null) throw new StepFailed('Installing packages', `Afterwards ${still}.`)
}
