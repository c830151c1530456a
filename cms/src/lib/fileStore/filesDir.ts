import type { Payload } from 'payload'

export function filesDirOf(payload: Payload): string {
  const { staticDir } = payload.collections.files.config.upload
  if (!staticDir) throw new Error('The collection of files names no folder')
  return staticDir
}
