import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { projectRoot } from '#lib/paths/projectRoot.ts'
import { shortLivedOptions } from '#shared/testNodeOptions'

const root = projectRoot()

/** What `npm test` has built, or the current sources, inside the checkout, where it finds its packages. */
async function compileServer() {
  if (process.env.TEST_BUILT)
    return { entry: path.join(root, 'cms/dist/server.js'), remove: () => Promise.resolve() }
  return compile('server')
}

/** Compiles a script of tests like the server: a child that must find its packages' files takes seconds to start. */
export const compileFixture = (file: string) => compile('fixture', path.relative(root, file))

async function compile(what: 'server' | 'fixture', ...more: string[]) {
  const folder = path.join(root, 'cms/dist', `test-${randomUUID()}`)
  const args = ['scripts/compile.mjs', what, path.relative(root, folder), ...more]
  await promisify(execFile)(process.execPath, args, { cwd: root })
  return {
    entry: path.join(folder, `${what}.js`),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** @param by command that is given the server's command and then runs it in its own place */
export function runServer(entry: string, settings: Record<string, string>, by: readonly string[] = []) {
  const { PATH = '' } = process.env
  const [command = process.execPath, ...args] = [...by, process.execPath, ...shortLivedOptions, entry]
  const child: ChildProcess = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH,
      NODE_ENV: 'production',
      PORT: '0',
      TILE_URL: 'http://127.0.0.1:9/{z}/{x}/{y}.png',
      GEOCODER_URL: 'http://127.0.0.1:9',
      ...settings,
    },
  })
  let output = ''
  let errors = ''
  const listeners: (() => void)[] = []
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      output += chunk
      for (const listener of listeners) listener()
    })
  child.stderr?.on('data', (chunk) => {
    errors += chunk
  })
  // Ends with all output read: what is still in the pipes comes after the exit.
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const url = new Promise<string>((resolve, reject) => {
    listeners.push(() => {
      const address = /(?:Site\s+|"site":")(http:[^\s"]+)\//.exec(output)?.[1]
      if (address) resolve(address)
    })
    void ended.then((code) => reject(new Error(`The server ended with ${code}: ${output}`)))
  })
  // A test that expects a refusal never awaits the address.
  url.catch(() => {})
  return { child, url, ended, output: () => output, errors: () => errors }
}

/** Compiles the server for a suite; what a test starts ends with it. */
export function serverProcesses() {
  let compiled: Awaited<ReturnType<typeof compileServer>>
  const running: ReturnType<typeof runServer>[] = []
  beforeAll(async () => {
    compiled = await compileServer()
  })
  afterEach(async () => {
    for (const { child, ended } of running.splice(0)) {
      child.kill('SIGKILL')
      await ended
    }
  })
  afterAll(() => compiled?.remove())
  return {
    entry: () => compiled.entry,
    run(settings: Record<string, string>) {
      const server = runServer(compiled.entry, settings)
      running.push(server)
      return server
    },
  }
}

/** Returns nothing if the login is refused. */
export async function loginAt(url: string, username: string, password: string): Promise<string | undefined> {
  const headers = { 'Content-Type': 'application/json' }
  const body = JSON.stringify({ username, password })
  const response = await fetch(`${url}/api/login`, { method: 'POST', headers, body })
  return ((await response.json()) as { access_token?: string }).access_token
}

export async function runFixture(
  entry: string,
  args: readonly string[],
  settings: Record<string, string> = {},
) {
  const child = spawn(process.execPath, [...shortLivedOptions, entry, ...args], {
    env: { ...process.env, ...settings },
  })
  const [said, errors, [code, signal]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  return { said, code, signal, all: `${code ?? signal}: ${said}${errors}` }
}
