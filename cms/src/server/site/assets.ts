import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '#lib/paths/projectRoot.ts'
import { type CachedResponse, responseOf } from '#publicData/cachedResponse.ts'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

/** By path, with the compressed forms that the build put beside them: about a megabyte, for as long as it runs. */
export function loadAssets(): ReadonlyMap<string, CachedResponse> {
  // No request waits yet, and many small files are read several times as fast without promises.
  const folder = path.join(projectRoot(), 'web/dist/client')
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  const names = new Set(files.map((file) => path.join(file.parentPath, file.name)))
  const read = files.flatMap((file): [string, CachedResponse][] => {
    const location = path.join(file.parentPath, file.name)
    const url = `/${path.relative(folder, location).split(path.sep).join('/')}`
    const contentType = types[path.extname(file.name)]
    if (!file.isFile() || !contentType || url.startsWith('/.vite/')) return []
    // A hashed file's name changes with its content.
    const cacheControl = url.startsWith('/assets/')
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=3600'
    const asset = responseOf(readFileSync(location), contentType, { cacheControl })
    if (names.has(`${location}.br`)) asset.br = readFileSync(`${location}.br`)
    if (names.has(`${location}.gz`)) asset.gzip = readFileSync(`${location}.gz`)
    return [[url, asset]]
  })
  return new Map(read)
}
