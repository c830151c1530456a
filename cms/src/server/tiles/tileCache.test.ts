import fs, { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createDiskCache } from '../../lib/limits/diskCache.ts'

it('caches tiles again after the disk was unreadable once', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'directory-tile-cache-'))
  await writeFile(path.join(folder, '1.png'), 'old')
  const cache = createDiskCache(folder, 1e6, '.png')
  const looking = vi.spyOn(fs, 'stat').mockRejectedValueOnce(new Error('EIO'))
  syncBuiltinESMExports()
  await cache.write('1/2/3', Buffer.from('lost'))
  looking.mockRestore()
  syncBuiltinESMExports()
  expect(await cache.read('1/2/3')).toBeNull()
  await cache.write('1/2/3', Buffer.from('kept'))
  expect((await cache.read('1/2/3'))?.bytes.toString()).toBe('kept')
  await rm(folder, { recursive: true })
})
