import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readEnvironment } from '#environment.ts'
import { projectRoot } from '#lib/paths/projectRoot.ts'

const deployed = (file: string) => readFileSync(path.join(projectRoot(), 'deploy', file), 'utf8')

/** @param filled settings that the operator fills in */
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
}
it('the server under systemd does not start without a secret', () => {
  expect(() => readEnvironment(unitEnvironment({}))).toThrow('PAYLOAD_SECRET')
})

it('the server under systemd is not a private server despite loopback, even without PUBLIC_URL', () => {
  const settings = readEnvironment(unitEnvironment({ ...filled, PUBLIC_URL: '', RATE_LIMIT: 'off' }))
  expect(settings).toMatchObject({ host: '127.0.0.1', port: 3000, isPrivate: false, seed: 'none' })
  expect(settings.rateLimits).not.toBeNull()
  expect(settings.trustProxy).toContain('127.0.0.1')
  // The port at which the Caddyfile expects it.
  expect(deployed('Caddyfile')).toContain(`{$UPSTREAM:127.0.0.1:${settings.port}}`)
})
