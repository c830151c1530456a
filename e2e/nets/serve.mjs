// Runs a command beside the built server of a checkout, on fresh demo content and with a clock that starts at
// `netsClock`: node e2e/nets/serve.mjs CHECKOUT PORT COMMAND…
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** A Tuesday morning in Advent: news lie ahead, doctors and shops are open. */
const netsClock = Date.parse('2026-12-01T10:05:00+01:00')
const [checkout, port, command, ...args] = process.argv.slice(2)
const url = `http://localhost:${port}`
const dataDir = mkdtempSync(path.join(tmpdir(), 'directory-nets-'))
const env = { ...process.env, NETS_CLOCK: String(netsClock), NETS_URL: url }
const clock = pathToFileURL(path.join(import.meta.dirname, 'clock.mjs')).href
const server = spawn(process.execPath, ['--import', clock, 'cms/dist/server.js'], {
  cwd: checkout,
  env: {
    ...env,
    NODE_ENV: 'production',
    PORT: port,
    DATA_DIR: dataDir,
    CLOCK_AHEAD: String(netsClock - Date.now()),
    RATE_LIMIT: 'off',
    SEED: 'demo',
    TILE_URL: 'http://127.0.0.1:9/{z}/{x}/{y}.png',
    GEOCODER_URL: 'http://127.0.0.1:9',
  },
  stdio: ['ignore', 'ignore', 'inherit'],
})
const ended = once(server, 'exit')
try {
  await isReady()
  const [code] = await once(spawn(command, args, { env, stdio: 'inherit' }), 'exit')
  process.exitCode = code ?? 1
} finally {
  server.kill('SIGTERM')
  await ended
  rmSync(dataDir, { recursive: true, force: true })
}

async function isReady() {
  for (;;) {
    const isThere = await fetch(`${url}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isThere) return
    if (server.exitCode !== null) throw new Error('The server has ended')
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
