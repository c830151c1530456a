import type { Readable } from 'node:stream'
import { apiError } from '#lib/errors/apiError.ts'

/** Bytes of any call's body, unless its declaration names more. */
export const usualLimit = 1_000_000

export interface BodyOptions {
  /** Bytes. */
  limit: number
  /** Called before memory is used; refuses by throwing. */
  take?: (bytes: number) => void
  /** Called once the first byte has come. */
  begins?: () => void
}

/**
 * In one piece of memory: thousands of pieces of one byte each would cost a hundred times as much.
 * @throws ApiError; the stream is not destroyed, so that the refusal can still be answered
 */
export async function collectBody(body: Readable, { limit, take, begins }: BodyOptions): Promise<Buffer> {
  let room = Buffer.alloc(0)
  let size = 0
  const add = (chunk: Uint8Array) => {
    if (size === 0) begins?.()
    if (size + chunk.length > limit) throw apiError('too_large')
    if (size + chunk.length > room.length) {
      const larger = Math.min(limit, Math.max(size + chunk.length, 2 * room.length))
      take?.(larger - room.length)
      const grown = Buffer.allocUnsafe(larger)
      room.copy(grown, 0, 0, size)
      room = grown
    }
    room.set(chunk, size)
    size += chunk.length
  }
  // Not `for await`: the promises of one reading blocked all other requests.
  await new Promise<void>((resolve, reject) => {
    const end = (error?: unknown) => {
      body.off('data', hear).off('end', end).off('error', end).off('close', breakOff)
      if (error === undefined) resolve()
      else reject(error)
    }
    const breakOff = () => end(apiError('malformed'))
    const hear = (chunk: Uint8Array) => {
      try {
        add(chunk)
      } catch (error) {
        end(error)
      }
    }
    if (body.destroyed && !body.readableEnded) return breakOff()
    body.on('end', end).on('error', end).on('close', breakOff).on('data', hear)
  })
  return room.subarray(0, size)
}
