import { cp, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { projectRoot } from '@directory/cms/lib/paths/projectRoot.ts'
import { runServer } from '@directory/cms/server/testProcess.ts'
import { type Ask, plantPrivateTexts } from './privateTexts.ts'
import type { Tokens } from './roles.ts'

const password = 'a password of the fuzzing'
const accounts = { Editor: 'fuzzing-editor', Admin: 'fuzzing-admin' } as const

type Running = Awaited<ReturnType<typeof run>>

async function run(dataDir: string) {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const settings = { DATA_DIR: dataDir, RATE_LIMIT: 'off', SEED: 'demo' }
  const { child, url, output, ended } = runServer(path.join(projectRoot(), 'cms/dist/server.js'), settings)
  const origin = await url
  const ask: Ask = async (address, token = '', body) => {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` }
    const init = body && { method: 'POST', body: JSON.stringify(body) }
    const response = await fetch(origin + address, { ...init, headers })
    if (!response.ok) throw new Error(`${address} answers ${response.status}: ${await response.text()}`)
    return response.json()
  }
  const login = async (account: object) => String((await ask('/api/login', '', account)).access_token)
  const signIn = (role: keyof typeof accounts) => login({ username: accounts[role], password })
  const stop = () => {
    child.kill('SIGTERM')
    return ended
  }
  return { child, origin, output, ask, login, signIn, stop }
}

/** On a copy of prepared data: demo content, accounts and private texts. */
export class FuzzedServer {
  #running!: Running
  #copies = 0
  #read = 0
  tokens: Tokens = { Editor: '', Admin: '', ended: '' }

  private constructor(
    readonly folder: string,
    readonly secrets: readonly string[],
  ) {}

  static async prepare(folder: string): Promise<FuzzedServer> {
    const { ask, login, stop } = await run(path.join(folder, 'prepared'))
    const admin = await login({ username: 'admin', password: 'admin-demo' })
    for (const [role, username] of Object.entries(accounts))
      await ask('/api/adduser', admin, { username, password, role })
    const secrets = await plantPrivateTexts(ask, admin)
    await stop()
    return new FuzzedServer(folder, secrets)
  }

  get origin(): string {
    return this.#running.origin
  }

  ask: Ask = (...request) => this.#running.ask(...request)

  async start(): Promise<void> {
    const copy = path.join(this.folder, `copy-${++this.#copies}`)
    await cp(path.join(this.folder, 'prepared'), copy, { recursive: true })
    this.#running = await run(copy)
    this.#read = 0
    const { ask, signIn } = this.#running
    const [ended, Editor, Admin] = [await signIn('Editor'), await signIn('Editor'), await signIn('Admin')]
    await ask('/api/logout', ended, {})
    this.tokens = { ended, Editor, Admin }
  }

  stop = () => this.#running.stop()

  hasEnded = () => this.#running.child.exitCode !== null || this.#running.child.signalCode !== null

  /** Since the last call. */
  takeOutput(): string {
    const output = this.#running.output().slice(this.#read)
    this.#read += output.length
    return output
  }

  /** Goes on after a request has ended a session, an account or the server. */
  async revive(): Promise<void> {
    const { ask, signIn } = this.#running
    try {
      for (const role of ['Editor', 'Admin'] as const)
        await ask('/api/getRole', this.tokens[role]).catch(async () => {
          this.tokens[role] = await signIn(role)
        })
    } catch {
      await this.stop()
      await this.start()
    }
  }
}
