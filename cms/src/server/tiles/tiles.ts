import type { Request, Response } from 'express'
import { currentTime, dayMs } from '#clock.ts'
import { ApiError, apiError } from '#lib/errors/apiError.ts'
import { createSharing } from '#lib/limits/createSharing.ts'
import { createDiskCache } from '#lib/limits/diskCache.ts'
import { clientOf } from '../connections/requestHead.ts'
import { createTileSource, type TileSourceOptions } from './tileSource.ts'

/** Transparent, 256×256 pixels. */
export const emptyTile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAQAAAAEAAQMAAABmvDolAAAAA1BMVEUAAACnej3aAAAAAXRSTlMAQObYZgAAAB9JREFUeNrt' +
    'wQENAAAAwqD3T20ON6AAAAAAAAAAAL4NIQAAAWDknZcAAAAASUVORK5CYII=',
  'base64',
)

export interface TilesOptions extends TileSourceOptions {
  /** Created if it is missing. */
  cacheDir: string
  maxBytes?: number
  /** @throws the refusal 429 */
  consume: (client: string) => Promise<void>
}

const maxZoom = 18
const maxAgeMs = 30 * dayMs

/**
 * From the folder, otherwise from the upstream. A tile that cannot be had is an empty picture, so that a map without
 * background stays usable and the browser's console stays empty.
 */
export function tilesHandler({ cacheDir, maxBytes = 300e6, consume, ...source }: TilesOptions) {
  const cache = createDiskCache(cacheDir, maxBytes, '.png')
  const load = createTileSource(source)
  const findOnce = createSharing<Buffer | null>()

  async function find(key: string) {
    const stored = await cache.read(key)
    const age = stored ? currentTime() - stored.fetched : Number.POSITIVE_INFINITY
    // A negative age: the clock was wrong then or is wrong now.
    if (stored && age >= 0 && age < maxAgeMs) return stored.bytes
    const answer = await load(key)
    if (answer) await cache.write(key, answer)
    return answer ?? stored?.bytes ?? null
  }

  return async (req: Request, res: Response) => {
    res.set('X-Content-Type-Options', 'nosniff')
    try {
      await consume(clientOf(req))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // The map shows nothing instead of a broken picture.
      res.status(error.status).set('Retry-After', String(error.data.retryAfter))
      return send(res, null)
    }
    const key = tileKey(req.params)
    if (key === null) throw apiError('not_found.tile')
    send(res, await findOnce(key, () => find(key)).catch(() => null))
  }
}

function send(res: Response, tile: Buffer | null) {
  res.set({
    'Content-Type': 'image/png',
    'X-Tile': tile ? 'ok' : 'none',
    'Cache-Control': tile ? 'public, max-age=604800' : 'no-store', // A week.
  })
  res.end(tile ?? emptyTile)
}

/** Null if no map has such a tile. */
function tileKey(params: Request['params']) {
  const numbers = [params.z, params.x, params.y].map((text) =>
    typeof text === 'string' && /^(0|[1-9]\d{0,7})$/.test(text) ? Number(text) : null,
  )
  const [z, x, y] = numbers
  if (z == null || x == null || y == null || z > maxZoom || x >= 2 ** z || y >= 2 ** z) return null
  return `${z}/${x}/${y}`
}
