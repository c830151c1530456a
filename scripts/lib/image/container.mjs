import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { buildah, describe } from './buildah.mjs'
import { run } from './command.mjs'

const name = 'directory-tried'
/** The user `node` of the image. */
const user = { uid: 1000, gid: 1000 }
const admin = { username: 'probe', password: 'a password of the probe' }
const megabyte = 1024 * 1024

/**
 * Starts an image as docker-compose.yml does, but without the database, and waits until it is ready: read-only except
 * for /data and /tmp, unprivileged, with limits. It uses the machine's network.
 */
export async function startContainer(image, folder) {
  const { Env, Cmd, WorkingDir, User } = await describe(image)
  if (User !== 'node') throw new Error(`The image runs as ${User || 'root'}`)
  const source = await buildah('from', '--pull-never', image)
  const bundle = path.join(folder, 'bundle')
  const data = path.join(folder, 'data')
  for (const made of [bundle, data]) mkdirSync(made, { mode: 0o700 })
  chownSync(data, user.uid, user.gid)
  const port = await freePort()
  const settings = {
    PORT: String(port),
    PAYLOAD_SECRET: 'only for this try, and forgotten afterwards',
    ADMIN_USERNAME: admin.username,
    ADMIN_PASSWORD: admin.password,
    SEED: 'demo',
    // Map tiles are not requested from outside.
    TILE_URL: 'http://127.0.0.1:9/{z}/{x}/{y}.png',
    GEOCODER_URL: 'http://127.0.0.1:9',
  }
  const env = [...Env, ...Object.entries(settings).map((pair) => pair.join('='))]
  const rootfs = await buildah('mount', source)
  const process = { args: Cmd, cwd: WorkingDir, env, user, ...confined }
  writeFileSync(path.join(bundle, 'config.json'), JSON.stringify(bundleConfig({ process, rootfs, data })))

  const since = performance.now()
  const child = spawn('runc', ['run', '--bundle', bundle, name], { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  const ended = once(child, 'close').then(([code]) => code)
  const url = `http://127.0.0.1:${port}`

  async function remove() {
    await run('runc', ['delete', '--force', name]).catch(() => {})
    await buildah('rm', source)
  }
  while (
    !(await fetch(`${url}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    const isOver = await Promise.race([
      ended.then(() => true),
      new Promise((resolve) => setTimeout(resolve, 100)),
    ])
    if (!isOver) continue
    await remove()
    throw new Error(`The container ended: ${output}`)
  }
  return {
    /** Milliseconds. */
    readyAfter: performance.now() - since,
    url,
    admin,
    folder: '/tmp',
    output: () => output,
    /** Runs a command in the container, like `docker compose exec`. */
    command: (command, args, more = {}) =>
      run('runc', [
        ...['exec', '--user', `${user.uid}:${user.gid}`, '--cwd', WorkingDir],
        ...Object.entries(more).flatMap((pair) => ['--env', pair.join('=')]),
        ...[name, 'node', `cms/dist/${command}.js`, ...args],
      ]),
    async stop() {
      await run('runc', ['kill', name, 'TERM'])
      const code = await ended
      if (code !== 0) throw new Error(`It ended with ${code}: ${output}`)
    },
    remove,
  }
}

const confined = {
  terminal: false,
  noNewPrivileges: true,
  capabilities: { bounding: [], effective: [], inheritable: [], permitted: [], ambient: [] },
  rlimits: [{ type: 'RLIMIT_NOFILE', hard: 4096, soft: 4096 }],
}

/** Returns a configuration for an OCI runtime such as runc, with the figures of docker-compose.yml. */
function bundleConfig({ process, rootfs, data }) {
  const mount = (destination, type, options, source = type) => ({ destination, type, source, options })
  const kept = ['nosuid', 'nodev', 'noexec']
  return {
    ociVersion: '1.0.0',
    process,
    root: { path: rootfs, readonly: true },
    hostname: name,
    mounts: [
      mount('/proc', 'proc', kept),
      mount('/dev', 'tmpfs', ['nosuid', 'strictatime', 'mode=755', 'size=65536k']),
      mount('/tmp', 'tmpfs', [...kept, 'mode=1777', 'size=256m']),
      mount('/data', 'bind', [...kept, 'rbind', 'rw'], data),
    ],
    linux: {
      namespaces: ['pid', 'ipc', 'uts', 'mount'].map((type) => ({ type })),
      resources: { memory: { limit: 1024 * megabyte }, pids: { limit: 256 } },
      maskedPaths: ['/proc/kcore', '/proc/keys', '/proc/sysrq-trigger'],
      readonlyPaths: ['/proc/bus', '/proc/fs', '/proc/irq', '/proc/sys'],
    },
  }
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  return port
}
