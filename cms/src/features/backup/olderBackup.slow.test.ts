import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onDatabase, serverOf } from '../../testSuite.ts'
import { emptyPlace, linesOfBackup, writeLinesOfBackup } from './backupFiles.fixture.ts'
import { createContentHash } from './hashContent.ts'
import { writeBackup } from './writeBackup.ts'

/** Makes a backup as a version would have made it that did not know some fields yet. */
async function makeOlder(file: string, change: (of: string, data: Record<string, unknown>) => void) {
  const lines = (await linesOfBackup(file)).map((line) => JSON.parse(line))
  const end = lines.pop()
  const hash = createContentHash()
  for (const { kind, of, data } of lines.slice(1))
    if (data) {
      change(of, data.version ?? data)
      hash.add({ kind, of, data })
    }
  const written = lines.map((line) => JSON.stringify(line))
  await writeLinesOfBackup(file, written, { ...end, content: hash.digest() })
}

onDatabase('a backup of an older version', async (db) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'directory-backups-'))
  const server = await serverOf(db)
  const { content } = server
  await content.entry({ name: 'Änderwerk' })
  await content.settings()
  await content.file('plakat.txt', 'Bild', 'text/plain')
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true })
  })

  it('is the same although newer fields have their defaults', async () => {
    const newer = { categories: ['homeVisitsByNature'], 'site-settings': ['pharmacyPhone', 'pharmacyPage'] }
    const file = path.join(folder, 'older.backup')
    await writeBackup(server.payload, file)
    await makeOlder(file, (of, data) => {
      for (const field of newer[of as keyof typeof newer] ?? []) delete data[field]
    })
    const place = await emptyPlace(db)
    expect((await place.restore(file)).isSame).toBe(true)
    await place.remove()
  })
})
