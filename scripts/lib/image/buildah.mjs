import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../paths.mjs'
import { run } from './command.mjs'

/** Runs buildah with plain copies instead of overlays, and no namespaces, so that it works within containers. */
export const buildah = (...args) => run('buildah', ['--storage-driver', 'vfs', ...args])

const image = 'localhost/directory-tried'

/** Builds the project's Dockerfile and returns the name of the image. */
export async function buildImage(folder) {
  const secrets = await npmSecrets(folder)
  await buildah('bud', '--isolation', 'chroot', '--pull-never', ...secrets, '--tag', image, root)
  return image
}

/** Removes the image if it exists. */
export const removeImage = () => buildah('rmi', '--force', image).catch(() => {})

/** Returns the configuration of an image in OCI form. */
export async function describe(name) {
  return JSON.parse(await buildah('inspect', '--type', 'image', name)).OCIv1.config
}

/** Returns the settings that npm needs to reach its registry from here; proxy variables are passed on anyway. */
async function npmSecrets(folder) {
  const setting = async (name) => {
    const value = await run('npm', ['config', 'get', name])
    return value === 'null' || value === 'undefined' ? '' : value
  }
  const certificates = (await setting('cafile')) || process.env.NODE_EXTRA_CA_CERTS
  const npmrc = path.join(folder, 'npmrc')
  const lines = [`registry=${await setting('registry')}`, ...(certificates ? ['cafile=/run/secrets/ca'] : [])]
  writeFileSync(npmrc, `${lines.join('\n')}\n`, { mode: 0o600 })
  const secrets = ['--secret', `id=npmrc,src=${npmrc}`]
  return certificates ? [...secrets, '--secret', `id=ca,src=${certificates}`] : secrets
}

/** Returns the unpacked size in megabytes. */
export async function sizeOf(name) {
  const container = await buildah('from', '--pull-never', name)
  try {
    const [kilobytes] = (await run('du', ['-sk', await buildah('mount', container)])).split(/\s/)
    return Math.round(Number(kilobytes) / 1024)
  } finally {
    await buildah('rm', container)
  }
}
