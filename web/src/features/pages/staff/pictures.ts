import type Quill from 'quill/core.js'
import { Delta } from 'quill/core.js'
import { CallError, call } from '../../../lib/api.ts'

/** Bytes up to which a picture may stay in its page; the server has the same rule. */
const small = 30_000

const head = /^data:image\/(png|jpe?g|gif|webp|avif);base64,/i

const bytesOf = (dataUrl: string): number => Math.floor((dataUrl.length - dataUrl.indexOf(',') - 1) * 0.75)

function isLarge(address: string): boolean {
  return head.test(address) && bytesOf(address) > small
}

export function dataUrlOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}

/** What `dataUrlOf` was made of; no `fetch`, which the policy of the site allows to our own origin only. */
export function fileOf(dataUrl: string): File {
  const comma = dataUrl.indexOf(',')
  const type = /^data:([^;,]+)/.exec(dataUrl)?.[1]?.toLowerCase().replace('image/jpg', 'image/jpeg')
  const bytes = Uint8Array.from(atob(dataUrl.slice(comma + 1)), (letter) => letter.charCodeAt(0))
  return new File([bytes], 'bild', { type: type ?? '' })
}

/** Stores a large picture as a file and answers its address; a small one stays as it is. */
export async function addressFor(dataUrl: string): Promise<string> {
  if (!isLarge(dataUrl)) return dataUrl
  const kind = (head.exec(dataUrl)?.[1] ?? 'png').toLowerCase().replace('jpeg', 'jpg')
  const name = `bild-${await fingerprint(dataUrl)}.${kind}`
  try {
    const stored = await call('POST /api/saveFile', { name, content: dataUrl })
    return `/api/file/${encodeURIComponent(stored.name)}`
  } catch (error) {
    // Named by its content: it is there already.
    if (error instanceof CallError && error.code === 'file_exists') return `/api/file/${name}`
    throw error
  }
}

/** The name that the server gives the same picture when it finds it in a page. */
async function fingerprint(dataUrl: string): Promise<string> {
  // Without https there is no digest, only on the machine itself.
  if (!globalThis.crypto?.subtle)
    return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`
  const bytes = Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), (c) => c.charCodeAt(0))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...digest]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, 16)
}

/** Large pictures that stand in the text itself, as pasting leaves them. */
export function largePictures(editor: Quill): string[] {
  const found = editor.getContents().ops.flatMap(({ insert }) => {
    const image = typeof insert === 'object' ? insert.image : undefined
    return typeof image === 'string' && isLarge(image) ? [image] : []
  })
  return [...new Set(found)]
}

/** Puts another address in the place of a picture's, or takes the picture out; no step for "undo". */
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
