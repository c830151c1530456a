import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { afterEach, expect, it, vi } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')

afterEach(() => vi.unstubAllEnvs())

it('the first load is small and knows nothing of the validation library', { timeout: 120_000 }, async () => {
  // The tests' own setting would bundle React's development build.
  vi.stubEnv('NODE_ENV', 'production')
  const { output } = (await build({
    root,
    logLevel: 'silent',
    mode: 'production',
    build: { write: false },
  })) as Rolldown.RolldownOutput
  const main = output.find((file) => file.type === 'chunk' && file.isEntry && file.name === 'main')
  if (main?.type !== 'chunk') throw new Error('There is no main chunk')
  const modules = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
  expect(modules.filter((id) => id.includes('/zod/'))).toEqual([])
  expect(main.moduleIds.filter((id) => id.includes('/leaflet/'))).toEqual([])
  expect(gzipSync(main.code).length).toBeLessThan(130_000)
  const styles = output.filter((file) => file.type === 'asset' && /main-.*\.css$/.test(file.fileName))
  const css = styles.map((file) => (file.type === 'asset' ? String(file.source) : '')).join('')
  expect(css).not.toBe('')
  expect(gzipSync(css).length).toBeLessThan(15_000)
})
