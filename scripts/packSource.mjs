// Writes what the licence requires into `dist`: the source of the running version, and the licences of its packages.
import { writeLicences } from './lib/licences.mjs'
import { fromRoot } from './lib/paths.mjs'
import { main } from './lib/run.mjs'
import { writeSourceArchive } from './lib/sourceArchive.mjs'

await main(async () => {
  writeLicences(fromRoot('dist/licences'))
  await writeSourceArchive(fromRoot('dist/source.tar.gz'))
})
