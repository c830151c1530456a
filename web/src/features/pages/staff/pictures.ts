import { fileLimits } from '@directory/shared/fileLimits'
import type Quill from 'quill/core.js'
import { Delta } from 'quill/core.js'
import { CallError, call } from '../../../lib/api.ts'

const head = /^data:image\/(png|jpe?g|gif|webp|avif);base64,/i

const bytesOf = (dataUrl: string): number => Math.floor((dataUrl.length - dataUrl.indexOf(',') - 1) * 0.75)

function isLarge(address: string): boolean {
  return head.test(address) && bytesOf(address) > fileLimits.embedded
}

export function dataUrlOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}

/** Reverses `dataUrlOf`, without `fetch`, because the site's policy restricts that to our own origin. */
export function fileOf(dataUrl: string): File {
  const comma = dataUrl.indexOf(',')
  const type = /^data:([^;,]+)/.exec(dataUrl)?.[1]?.toLowerCase().replace('image/jpg', 'image/jpeg')
  const bytes = Uint8Array.from(atob(dataUrl.slice(comma + 1)), (letter) => letter.charCodeAt(0))
  return new File([bytes], 'bild', { type: type ?? '' })
}

/** Stores a large picture as a file and returns its address; a small one stays embedded. */
export async function addressFor(dataUrl: string): Promise<string> {
  if (!isLarge(dataUrl)) return dataUrl
  const kind = (head.exec(dataUrl)?.[1] ?? 'png').toLowerCase().replace('jpeg', 'jpg')
  const name = `bild-${await fingerprint(dataUrl)}.${kind}`
  try {
    const stored = await call('POST /api/saveFile', { name, content: dataUrl })
    return `/api/file/${encodeURIComponent(stored.name)}`
  } catch (error) {
    // The file's name is a hash of its content, so the picture is already stored.
    if (error instanceof CallError && error.code === 'file_exists') return `/api/file/${name}`
    throw error
  }
}

/** Returns the name that the server would give this picture if it found it in a page. */
async function fingerprint(dataUrl: string): Promise<string> {
  // Browsers offer digests only over https or on localhost.
  if (!globalThis.crypto?.subtle)
    return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`
  const bytes = Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), (c) => c.charCodeAt(0))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...digest]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, 16)
}

/** Returns large pictures embedded in the text, usually by pasting. */
export function largePictures(editor: Quill): string[] {
  const found = editor.getContents().ops.flatMap(({ insert }) => {
    const image = typeof insert === 'object' ? insert.image : undefined
    return typeof image === 'string' && isLarge(image) ? [image] : []
  })
  return [...new Set(found)]
}

/** Replaces a picture's address, or removes the picture; not a step of the editor's undo. */
export function replacePicture(editor: Quill, from: string, to: string | null): void {
  const change = new Delta()
  for (const { insert, attributes } of editor.getContents().ops) {
    const length = typeof insert === 'string' ? insert.length : 1
    if (typeof insert === 'object' && insert.image === from) {
      change.delete(1)
      if (to !== null) change.insert({ image: to }, attributes)
    } else change.retain(length)
  }
  editor.updateContents(change, 'api')
}
