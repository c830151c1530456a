import { fileLimits } from '@directory/shared/fileLimits'
import type Quill from 'quill/core.js'
import { Delta, type Range } from 'quill/core.js'
import { useRef, useState } from 'react'
import { notify } from '../../../lib/alerts.ts'
import { asCallError, CallError, call } from '../../../lib/api.ts'
import { useErrorText } from '../../../lib/errorText.ts'
import { useText } from '../../../lib/intl.ts'
import { smallPicture } from '../../../lib/smallPicture.ts'

const head = /^data:image\/(png|jpe?g|gif|webp|avif);base64,/i

const bytesOf = (dataUrl: string) =>
  Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), (letter) => letter.charCodeAt(0))

const isLarge = (address: string) =>
  head.test(address) && (address.length - address.indexOf(',') - 1) * 0.75 > fileLimits.embedded

function dataUrlOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}

/** Reverses `dataUrlOf`, without `fetch`, because the site's policy restricts that to our own origin. */
function fileOf(dataUrl: string): File {
  const type = /^data:([^;,]+)/.exec(dataUrl)?.[1]?.toLowerCase().replace('image/jpg', 'image/jpeg')
  return new File([bytesOf(dataUrl)], 'bild', { type: type ?? '' })
}

/** Stores a large picture as a file and returns its address; a small one stays embedded. */
async function addressFor(dataUrl: string): Promise<string> {
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

async function fingerprint(dataUrl: string): Promise<string> {
  // Browsers offer digests only over https or on localhost.
  if (!globalThis.crypto?.subtle)
    return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(dataUrl)))
  return [...digest]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, 16)
}

/** Returns large pictures embedded in the text, usually by pasting. */
function largePictures(editor: Quill): string[] {
  const found = editor.getContents().ops.flatMap(({ insert }) => {
    const image = typeof insert === 'object' ? insert.image : undefined
    return typeof image === 'string' && isLarge(image) ? [image] : []
  })
  return [...new Set(found)]
}

/** Replaces a picture's address, or removes the picture; not a step of the editor's undo. */
function replacePicture(editor: Quill, from: string, to: string | null): void {
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

/** Handles pasted, dropped and chosen pictures in the text of a page: large ones become files. */
export function usePictures() {
  const text = useText()
  const errorText = useErrorText()
  const [uploading, setUploading] = useState(0)
  const [fault, setFault] = useState('')
  const begun = useRef(new Set<string>())

  const complain = (message: string) => {
    setFault(message)
    notify('error', message)
    return null
  }
  /** Returns the picture's address; null if it was refused. */
  const upload = async (picture: File | string): Promise<string | null> => {
    setUploading((count) => count + 1)
    setFault('')
    try {
      const small = await smallPicture(typeof picture === 'string' ? fileOf(picture) : picture)
      if (small.size <= fileLimits.picture) return await addressFor(await dataUrlOf(small))
      const size = (Math.ceil(small.size / 1024 / 102.4) / 10).toLocaleString()
      return complain(text('pages_edit.pictureTooLarge', { size }))
    } catch (error) {
      return complain(errorText(asCallError(error)))
    } finally {
      setUploading((count) => count - 1)
    }
  }
  /** Inserts pictures, except those above the limit. */
  const insertFiles = async (
    editor: Quill,
    files: readonly File[],
    place: Pick<Range, 'index'>,
    alt?: string,
  ) => {
    let { index } = place
    for (const file of files) {
      const address = await upload(file)
      if (address === null) continue
      editor.insertEmbed(index, 'image', address, 'user')
      if (alt) editor.formatText(index, 1, 'alt', alt, 'user')
      index += 1
      editor.setSelection(index, 0, 'silent')
    }
  }
  /** Stores pictures embedded in pasted HTML. */
  const storePasted = (editor: Quill) => {
    for (const picture of largePictures(editor)) {
      if (begun.current.has(picture)) continue
      begun.current.add(picture)
      void upload(picture).then((address) => {
        begun.current.delete(picture)
        replacePicture(editor, picture, address)
      })
    }
  }
  return { uploading, fault, insertFiles, storePasted }
}
