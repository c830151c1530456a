import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { fromRoot } from './lib/paths.mjs'
import { useServer } from './lib/useServer.fixture.mjs'

const isBuilt = existsSync(fromRoot('cms/.next/.stamp')) && existsSync(fromRoot('cms/dist/.stamp'))
if (!isBuilt) console.warn('\n!!! The assembled server is SKIPPED: npm run build\n')

describe.skipIf(!isBuilt)('the server in the image', () => {
  let folder
  let child
  const admin = { username: 'probe', password: 'a password of the probe' }
  const settings = () => ({
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    PORT: '0',
    DATA_DIR: path.join(folder, 'data'),
    SEED: 'demo',
    HOST: '0.0.0.0',
    PAYLOAD_SECRET: 'a secret of these tests, long enough',
    ADMIN_USERNAME: admin.username,
    ADMIN_PASSWORD: admin.password,
    TILE_URL: 'http://127.0.0.1:9/{z}/{x}/{y}.png',
    GEOCODER_URL: 'http://127.0.0.1:9',
  })
  const node = (script, args, env) =>
    promisify(execFile)(process.execPath, [script, ...args], { cwd: path.join(folder, 'app'), env })

  beforeAll(async () => {
    // Far from the checkout, so that no package is found in a parent folder.
    folder = mkdtempSync(path.join(tmpdir(), 'directory-assembled-'))
    mkdirSync(path.join(folder, 'app'))
    await node(fromRoot('scripts/assemble.mjs'), [path.join(folder, 'app')], process.env)
  })
  afterAll(async () => {
    if (child?.exitCode === null) {
      child.kill('SIGKILL')
      await once(child, 'exit')
    }
    if (folder) rmSync(folder, { recursive: true, force: true })
  })

  it('has all it needs, including admin UI and commands, and prints no warning', async () => {
    child = spawn(process.execPath, ['cms/dist/server.js'], {
      cwd: path.join(folder, 'app'),
      env: settings(),
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        output += text
      })
    const ended = exitOf(child)
    // The process ends after the test, which must not become an unhandled rejection.
    ended.catch(() => {})
    while (!/Site\s+http/.test(output)) await Promise.race([once(child.stdout, 'data'), ended])
    const [, port] = /Site\s+http:\/\/[^:]+:(\d+)/.exec(output)
    await useServer({
      url: `http://127.0.0.1:${port}`,
      admin,
      folder,
      command: async (name, args, more) =>
        (await node(`cms/dist/${name}.js`, args, { ...settings(), ...more })).stdout,
    })
    expect(output).not.toMatch(/ERROR|Error:/)
  })
})

const exitOf = (child) =>
  once(child, 'exit').then(() => {
    throw new Error('It ended')
  })
