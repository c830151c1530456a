import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { buildah } from './buildah.mjs'
import { run } from './command.mjs'

/** The base image of the Dockerfile. */
export const baseImage = 'docker.io/library/node:22-slim'
const standIn = 'a stand-in of Debian and the Node of npm'

/** Makes sure that there is a base image, if necessary a substitute; returns its description. */
export async function ensureBase(folder, mayPull) {
  if (mayPull) await buildah('pull', baseImage)
  const present = await buildah('images', '--quiet', '--filter', `reference=${baseImage}`)
  if (!present) await makeBase(path.join(folder, 'base'))
  const { OCIv1 } = JSON.parse(await buildah('inspect', '--type', 'image', baseImage))
  return OCIv1.config?.Labels?.standIn ?? 'the real one'
}

/** Builds a Debian with the newest Node 22 and npm, and the user `node`, like the real image. */
async function makeBase(rootfs) {
  await run('debootstrap', ['--variant=minbase', 'bookworm', rootfs])
  const local = path.join(rootfs, 'usr/local')
  const npm = path.join(local, 'lib/node_modules/npm')
  const arch = process.arch === 'x64' ? 'x64' : 'arm64'
  await unpack(`node-linux-${arch}@22`, local, ['package/bin'])
  await unpack('npm@10', npm)
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', path.join(local, 'bin/npm'))
  await run('chroot', [rootfs, 'useradd', '--uid', '1000', '--create-home', '--shell', '/bin/bash', 'node'])
  for (const cache of ['var/cache/apt/archives', 'var/lib/apt/lists'])
    rmSync(path.join(rootfs, cache), { recursive: true, force: true })
  const container = await buildah('from', 'scratch')
  await buildah('copy', '--quiet', container, rootfs, '/')
  await buildah(
    'config',
    '--env',
    'PATH=/usr/local/bin:/usr/bin:/bin',
    '--label',
    `standIn=${standIn}`,
    container,
  )
  await buildah('commit', '--rm', '--quiet', container, baseImage)
}

async function unpack(name, folder, parts = []) {
  mkdirSync(folder, { recursive: true })
  const [archive] = (await run('npm', ['pack', '--silent', name], { cwd: folder })).split('\n').slice(-1)
  await run('tar', ['-xzf', archive, '--strip-components=1', '--no-same-owner', ...parts], { cwd: folder })
  rmSync(path.join(folder, archive))
}
