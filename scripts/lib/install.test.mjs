import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { fromRoot } from './paths.mjs'

const own = { version: '1.0.0', integrity: 'sha512-x' }
const here = { ...own, optional: true, os: [process.platform], cpu: [process.arch] }
const locked = { '': {}, web: {}, 'node_modules/a': own, 'node_modules/native': here, 'node_modules/b': own }
const { 'node_modules/b': _b, ...withoutB } = locked
const { 'node_modules/native': _native, ...withoutNative } = locked

/** A project in which `npm` only tells what it is asked. */
let folder
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'directory-install-'))
  cpSync(fromRoot('scripts/lib'), path.join(folder, 'scripts/lib'), { recursive: true })
  for (const name of ['a', 'b', 'native'].map((name) => `node_modules/${name}`))
    mkdirSync(path.join(folder, name), { recursive: true })
  for (const name of ['a', 'b', 'native']) write(`node_modules/${name}/package.json`, {})
  write('package.json', { workspaces: [] })
  write('package-lock.json', { packages: locked })
  const npm = `require('node:fs').writeFileSync('asked', process.argv.slice(2).join(' ') + ' ' + process.env.NODE_ENV)
    if (process.env.WORKS) require('node:fs').copyFileSync('package-lock.json', 'node_modules/.package-lock.json')`
  writeFileSync(path.join(folder, 'npm-cli.js'), npm.replaceAll('\n', ';'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const write = (file, content) => writeFileSync(path.join(folder, file), JSON.stringify(content))

/** What npm was asked, and why the installation failed. */
async function install(installed, env = { WORKS: '1' }) {
  rmSync(path.join(folder, 'asked'), { force: true })
  rmSync(path.join(folder, 'node_modules/.package-lock.json'), { force: true })
  if (installed) write('node_modules/.package-lock.json', { packages: installed })
  const args = ['-e', "import('./scripts/lib/install.mjs').then(({ ensureInstalled }) => ensureInstalled())"]
  const npm = { npm_execpath: path.join(folder, 'npm-cli.js'), NODE_ENV: 'production' }
  const run = promisify(execFile)(process.execPath, args, { cwd: folder, env: { ...npm, ...env } })
  const fault = await run.then(
    () => '',
    ({ stderr }) => /^StepFailed.*\n\s*(.*)/m.exec(stderr)?.[1] ?? stderr,
  )
  try {
    return [readFileSync(path.join(folder, 'asked'), 'utf8'), fault]
  } catch {
    return ['', fault]
  }
}

const command = 'ci --include=dev --include=optional --no-audit --no-fund --loglevel=error development'

it.each([
  ['what suits', locked, ''],
  ['all but an optional package', withoutNative, ''],
  ['none at all', null, command],
  ['all but a package', withoutB, command],
  ['another version', { ...locked, 'node_modules/a': { ...own, version: '1.0.1' } }, command],
  ['other bytes', { ...locked, 'node_modules/a': { ...own, integrity: 'sha512-y' } }, command],
  ['those of another machine', { ...locked, 'node_modules/native': { ...here, cpu: ['other'] } }, command],
])('with %s installed, npm installs only what is missing', async (_, installed, asked) => {
  expect(await install(installed)).toEqual([asked, ''])
})

it('an installation that leaves packages out has failed', async () => {
  expect(await install(withoutB, {})).toEqual([command, 'Afterwards node_modules/b is missing.'])
  rmSync(path.join(folder, 'node_modules/a/package.json'))
  expect(await install(locked)).toEqual([command, 'Afterwards node_modules/a is empty.'])
})
