// `node scripts/tryImage.mjs`: builds the image with buildah, which needs no daemon, starts it as docker-compose.yml
// does (read-only, unprivileged, with limits), uses it, ends it, and prints figures. Needs root; on Debian: apt install
// buildah runc debootstrap. If the base image is missing, a substitute is made of Debian and npm's Node; `--pull`
// downloads the real one.
import { requireNode } from './lib/requireNode.mjs'

requireNode()
const { mkdtempSync, rmSync } = await import('node:fs')
const { tmpdir } = await import('node:os')
const { default: path } = await import('node:path')
const { baseImage, ensureBase } = await import('./lib/image/base.mjs')
const { buildImage, removeImage, sizeOf } = await import('./lib/image/buildah.mjs')
const { findMissingPrograms } = await import('./lib/image/command.mjs')
const { startContainer } = await import('./lib/image/container.mjs')
const { main, step, StepFailed } = await import('./lib/run.mjs')
const { useServer } = await import('./lib/useServer.mjs')

/** Maximum megabytes that the image may have above its base. */
const maxMb = 350

async function tryImage(folder) {
  const base = await step(`Looking for ${baseImage}`, () =>
    ensureBase(folder, process.argv.includes('--pull')),
  )
  const image = await step('Building the image', () => buildImage(folder))
  const size = (await sizeOf(image)) - (await sizeOf(baseImage))
  const container = await step('Starting it', () => startContainer(image, folder))
  const figures = [['Until it was ready', container.readyAfter]]
  try {
    figures.push(...(await step('Using it', () => useServer(container))))
    const since = performance.now()
    await step('Ending it by SIGTERM', () => container.stop())
    figures.push(['Until it had ended', performance.now() - since])
  } finally {
    await container.remove()
  }
  const complaints = container.output().match(/^.*(?:ERROR|EROFS|Error:).*$/gm)
  if (complaints) throw new StepFailed('Using it', complaints.join('\n'))
  console.log(`\nBase: ${base}\nAbove it: ${size} MB (at most ${maxMb})`)
  for (const [title, milliseconds] of figures) console.log(`${title}: ${(milliseconds / 1000).toFixed(1)} s`)
  if (size > maxMb) throw new StepFailed('Weighing it', `More than ${maxMb} MB`)
}

await main(async () => {
  const reason = findMissingPrograms()
  if (reason) return console.log(`The image was NOT tried: ${reason}`)
  const folder = mkdtempSync(path.join(tmpdir(), 'directory-image-'))
  try {
    await tryImage(folder)
  } finally {
    await removeImage()
    rmSync(folder, { recursive: true, force: true })
  }
})
