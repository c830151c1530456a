import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import path from 'node:path'
import { readEnvironment } from '../environment.ts'
import { projectRoot } from '../lib/paths/projectRoot.ts'
import { makeFolder } from '../testFolder.ts'
import { freePort, runServer, serverProcesses } from './testProcess.ts'

const deployed = (file: string) => readFileSync(path.join(projectRoot(), 'deploy', file), 'utf8')

/** Returns the settings under systemd, with `filled` for those that the operator fills in. */
function unitEnvironment(filled: Record<string, string>): Record<string, string> {
  const inUnit = [...deployed('wegweiser.service').matchAll(/^Environment=(.*)$/gm)].flatMap(([, pairs]) =>
    String(pairs).split(' '),
  )
  const inFile = [...deployed('wegweiser.env.example').matchAll(/^([A-Z_]+=.*)$/gm)].map(([line]) => line)
  const pairs = [...inUnit, ...inFile].map((pair) => {
    const [name = '', ...value] = pair.split('=')
    return [name, value.join('=')]
  })
  return { ...Object.fromEntries(pairs), ...filled }
}

const filled = {
  PUBLIC_URL: 'http://senioren.example.org',
  PAYLOAD_SECRET: 'a secret of these tests, long enough',
  ADMIN_USERNAME: 'chief',
  ADMIN_PASSWORD: 'password of the chief',
}
/**
 * Returns the headers of a request through Caddy: it keeps the host, and replaces what a visitor claims about proxies.
 */
const throughCaddy = (address: string) => ({
  Host: 'senioren.example.org',
  'X-Forwarded-For': address,
  'X-Forwarded-Proto': 'http',
  'X-Forwarded-Host': 'senioren.example.org',
})

describe('the server under systemd, behind Caddy', () => {
  it('does not start without a secret', () => {
    expect(() => readEnvironment(unitEnvironment({}))).toThrow('PAYLOAD_SECRET')
  })

  it('is not a private server despite loopback, even without PUBLIC_URL', () => {
    const settings = readEnvironment(unitEnvironment({ ...filled, PUBLIC_URL: '', RATE_LIMIT: 'off' }))
    expect(settings).toMatchObject({ host: '127.0.0.1', port: 3000, isPrivate: false, seed: 'none' })
    expect(settings.rateLimits).not.toBeNull()
    expect(settings.trustProxy).toContain('127.0.0.1')
    // The port at which the Caddyfile expects it.
    expect(deployed('Caddyfile')).toContain(`{$UPSTREAM:127.0.0.1:${settings.port}}`)
  })

  describe('running', () => {
    const processes = serverProcesses()
    let server: ReturnType<typeof runServer>
    let port: number
    beforeAll(async () => {
      port = await freePort()
      const settings = unitEnvironment({ ...filled, PORT: String(port), DATA_DIR: makeFolder() })
      server = runServer(processes.entry(), settings)
      await server.url
    })
    afterAll(async () => {
      server?.child.kill('SIGKILL')
      await server?.ended
    })

    const ask = async (address: string, from: string, body?: object) => {
      const headers = { ...throughCaddy(from), 'Content-Type': 'application/json' }
      const method = body ? 'POST' : 'GET'
      const sent = request({ host: '127.0.0.1', port, path: address, method, headers })
      sent.end(body && JSON.stringify(body))
      const [response] = await once(sent, 'response')
      response.resume()
      return response.statusCode as number
    }

    it('is reachable for everyone, but has no demo accounts', async () => {
      const login = (username: string, password: string) =>
        ask('/api/login', '9.9.9.9', { username, password })
      expect(await ask('/', '9.9.9.9')).toBe(200)
      expect(await login('admin', 'admin-demo')).toBe(401)
      expect(await login('chief', filled.ADMIN_PASSWORD)).toBe(200)
      expect(await ask('/admin/create-first-user', '9.9.9.9')).toBe(403)
    })

    it("counts by the visitor's address, not by the proxy's", async () => {
      const statuses: number[] = []
      for (let i = 0; i < 61; i++) statuses.push(await ask('/api/addPendingEntry', '9.9.9.9', {}))
      expect(statuses.slice(-2)).toEqual([400, 429])
      expect(await ask('/api/addPendingEntry', '8.8.8.8', {})).not.toBe(429)
    })
  })
})
