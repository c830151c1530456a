import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { afterEach, expect, it, vi } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')

afterEach(() => vi.unstubAllEnvs())

/** Returns the entry chunk and its static imports: the script that every first visit loads. */
function firstLoad(chunks: Map<string, Rolldown.OutputChunk>): Rolldown.OutputChunk[] {
  const entry = [...chunks.values()].find(({ isEntry, name }) => isEntry && name === 'main')
  if (!entry) throw new Error('There is no main chunk')
  const loaded = new Set([entry])
  for (const { imports } of loaded) {
    for (const name of imports) {
      const chunk = chunks.get(name)
      if (chunk) loaded.add(chunk)
    }
  }
  return [...loaded]
}

it('the first load is small and holds neither map, editor, staff panel nor the validation library', {
  timeout: 120_000,
}, async () => {
  // Under the tests' own NODE_ENV, React's development build would be bundled.
  vi.stubEnv('NODE_ENV', 'production')
  const { output } = (await build({
    root,
    logLevel: 'silent',
    mode: 'production',
    build: { write: false },
  })) as Rolldown.RolldownOutput
  const chunks = new Map(
    output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  )
  const all = [...chunks.values()].flatMap(({ moduleIds }) => moduleIds)
  expect(all.filter((id) => id.includes('/zod/'))).toEqual([])
  const loaded = firstLoad(chunks)
  const atOnce = loaded.flatMap(({ moduleIds }) => moduleIds)
  for (const later of ['/leaflet/', '/quill/', '/staff/', '/features/entryForm/']) {
    expect(all.filter((id) => id.includes(later))).not.toEqual([])
    expect(atOnce.filter((id) => id.includes(later))).toEqual([])
  }
  const bytes = loaded.reduce((sum, { code }) => sum + gzipSync(code).length, 0)
  expect(bytes).toBeLessThan(130_000)
  const styles = output.filter((file) => file.type === 'asset' && /main-.*\.css$/.test(file.fileName))
  const css = styles.map((file) => (file.type === 'asset' ? String(file.source) : '')).join('')
  expect(css).not.toBe('')
  expect(gzipSync(css).length).toBeLessThan(15_000)
})
