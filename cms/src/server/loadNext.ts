import { createRequire } from 'node:module'
import { setImmediate as pause } from 'node:timers/promises'

/**
 * What Next consists of that takes more than a few milliseconds, in the order in which Next itself loads it. Loaded one
 * by one, so that visitors are answered in between; the rest comes along with these.
 */
export const partsOfNext = [
  'next/dist/server/require-hook',
  'next/dist/build/next-config-ts/transpile-config',
  'next/dist/shared/lib/zod',
  'next/dist/server/config',
  'next',
  'next/dist/server/node-environment',
  'next/dist/server/serve-static',
  'next/dist/server/lib/router-utils/filesystem',
  'next/dist/server/pipe-readable',
  'next/dist/server/lib/router-server',
  'next/dist/server/config-schema',
  'next/dist/server/lib/app-info-log',
  'next/dist/server/lib/start-server',
  'next/dist/server/base-server',
  'next/dist/server/next-server',
  'next/dist/compiled/next-server/app-page-turbo.runtime.prod.js',
  'next/dist/compiled/next-server/app-route-turbo.runtime.prod.js',
]

/** Loads Next without keeping visitors waiting. */
export async function loadNext() {
  const require = createRequire(import.meta.url)
  for (const part of partsOfNext) {
    require(part)
    await pause()
  }
  const { default: next } = await import('next')
  return next
}
