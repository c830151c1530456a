// What the licence asks us to offer, into `dist`: the source of what runs here, and the licences of what is in it.
import { writeLicences } from './lib/licences.mjs'
import { at } from './lib/paths.mjs'
import { main } from './lib/run.mjs'
import { writeSourceArchive } from './lib/sourceArchive.mjs'

await main(async () => {
  writeLicences(at('dist/licences'))
  await writeSourceArchive(at('dist/source.tar.gz'))
})
