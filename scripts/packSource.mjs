// Writes what the licence requires into `dist`: the source of the running version, and the licences of its packages.
import { writeLicences } from './lib/licences.mjs'
import { at } from './lib/paths.mjs'
import { main } from './lib/run.mjs'
import { writeSourceArchive } from './lib/sourceArchive.mjs'

await main(async () => {
  writeLicences(at('dist/licences'))
  await writeSourceArchive(at('dist/source.tar.gz'))
})
