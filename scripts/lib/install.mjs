import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { at } from './paths.mjs'
import { mustRun, StepFailed, step } from './run.mjs'

/**
 * Why the installed packages are not those of the lock file, or null. npm writes `.package-lock.json` last, so an
 * installation that was cut off has none; the rest is compared with what we ask for and with what is on the disk.
 */
function whatIsMissing() {
  let installed
  try {
    installed = JSON.parse(readFileSync(at('node_modules/.package-lock.json'), 'utf8')).packages
  } catch {
    return 'no complete installation'
  }
  const wanted = JSON.parse(readFileSync(at('package-lock.json'), 'utf8')).packages
  for (const [location, item] of Object.entries(wanted)) {
    // Workspaces are not installed but linked; their entries are the ones outside node_modules.
    if (!location.includes('node_modules/')) continue
    const present = installed[location]
    if (!present) {
      // Optional ones are those for other machines.
      if (item.optional) continue
      return `${location} is missing`
    }
    if (present.version !== item.version || present.integrity !== item.integrity)
      return `${location} is another version`
    if (!suitsThisMachine(present)) return `${location} is for another kind of computer`
    if (!existsSync(at(location, 'package.json'))) return `${location} is empty`
  }
  return null
}

/** A folder that was copied from another machine holds the wrong native packages. */
function suitsThisMachine({ os, cpu }) {
  const suits = (list, value) => !list || list.includes(value) || list.some((item) => item.startsWith('!'))
  return suits(os, process.platform) && suits(cpu, process.arch)
}

/** The script behind the command npm. */
export function npmScript() {
  const besideNode = path.dirname(process.execPath)
  const found = [
    process.env.npm_execpath,
    path.join(besideNode, '../lib/node_modules/npm/bin/npm-cli.js'),
    path.join(besideNode, '../share/nodejs/npm/bin/npm-cli.js'),
    path.join(besideNode, 'node_modules/npm/bin/npm-cli.js'),
  ].find((script) => script?.endsWith('npm-cli.js') && existsSync(script))
  if (!found) throw new StepFailed('Looking for npm', 'Run it through npm: npm start')
  return found
}

/** Installs the packages of the lock file where they are not there yet. */
export async function ensureInstalled() {
  const missing = whatIsMissing()
  if (missing === null) return
  if (process.env.DEBUG) console.log(`Installing because: ${missing}`)
  await step('Installing packages', () =>
    mustRun(
      'npm ci',
      npmScript(),
      ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'],
      // The database for tests is fetched when tests want it; without the network that must not end an installation.
      { env: { MONGOMS_DISABLE_POSTINSTALL: '1', NODE_ENV: 'development' } },
    ),
  )
  const still = whatIsMissing()
  if (still !== null) throw new StepFailed('Installing packages', `Afterwards ${still}.`)
}
