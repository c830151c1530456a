import { createDiskCache } from '../operations/limits/diskCache.ts'

/** Stores tiles as files `z/x/y.png`. */
export const createTileCache = (folder: string, maxBytes: number) => createDiskCache(folder, maxBytes, '.png')
