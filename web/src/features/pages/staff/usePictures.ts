import type Quill from 'quill'
import { Delta, Op, type Range } from 'quill'
import { useRef, useState } from 'react'
import { notify } from '#lib/alerts.ts'
import { asCallError } from '#lib/api.ts'
import { useErrorText } from '#lib/errorText.ts'
import { smallPicture } from '#lib/smallPicture.ts'
import { fileLimits } from '#shared/fileLimits'
import { savePicture } from '../../files/door.ts'

const dataUrl = /^data:image\/(png|jpe?g|gif|webp|avif);base64,/i

const isLarge = (address: string) =>
  dataUrl.test(address) && (address.length - address.indexOf(',') - 1) * 0.75 > fileLimits.embedded

/** Decodes without `fetch`, because the site's policy restricts that to our own origin. */
function fileOf(address: string) {
  const kind = (dataUrl.exec(address)?.[1] ?? 'png').toLowerCase().replace('jpeg', 'jpg')
  const bytes = Uint8Array.from(atob(address.replace(dataUrl, '')), (letter) => letter.charCodeAt(0))
  return new File([bytes], `bild.${kind}`, { type: `image/${kind.replace('jpg', 'jpeg')}` })
}

const pictureIn = ({ insert }: Op) =>
  typeof insert === 'object' && typeof insert.image === 'string' ? insert.image : ''

const largePictures = (editor: Quill) => new Set(editor.getContents().ops.map(pictureIn).filter(isLarge))

/** Null removes the picture. Not a step of the editor's undo. */
function replacePicture(editor: Quill, from: string, to: string | null) {
  const change = new Delta()
  for (const op of editor.getContents().ops) {
    if (pictureIn(op) === from) {
      change.delete(1)
      if (to !== null) change.insert({ image: to }, op.attributes)
    } else change.retain(Op.length(op))
  }
  editor.updateContents(change, 'api')
}

/** @param alt empty: it is only decoration; absent: to be asked for */
export function insertPicture(editor: Quill, index: number, address: string, alt?: string) {
  const attributes = alt === undefined ? {} : { alt }
  editor.updateContents(new Delta().retain(index).insert({ image: address }, attributes), 'user')
}

/** Addresses of pictures without a description, except large ones, which are stored first. */
export const undescribedIn = ({ ops }: Delta) =>
  ops
    .filter(({ attributes }) => attributes?.alt === undefined)
    .map(pictureIn)
    .filter((image) => image !== '' && !isLarge(image))

export function describePicture(editor: Quill, address: string, alt: string) {
  let index = 0
  for (const op of editor.getContents().ops) {
    if (pictureIn(op) === address && op.attributes?.alt === undefined)
      editor.formatText(index, 1, 'alt', alt, 'user')
    index += Op.length(op)
  }
}

/** Stores pasted and dropped pictures of a page's text at once; small pasted ones stay in the text. */
export function usePictures() {
  const errorText = useErrorText()
  const [uploading, setUploading] = useState(0)
  const [fault, setFault] = useState('')
  const begun = useRef(new Set<string>())

  const upload = async (picture: File) => {
    setUploading((count) => count + 1)
    setFault('')
    try {
      return await savePicture(await smallPicture(picture))
    } catch (error) {
      const words = errorText(asCallError(error))
      setFault(words)
      notify('error', words)
      return null
    } finally {
      setUploading((count) => count - 1)
    }
  }
  const insertFiles = async (editor: Quill, files: readonly File[], { index: start }: Range) => {
    let index = start
    for (const file of files) {
      const address = await upload(file)
      if (address === null) continue
      insertPicture(editor, index, address)
      index += 1
      editor.setSelection(index, 0, 'silent')
    }
  }
  const storePasted = (editor: Quill) => {
    for (const picture of largePictures(editor)) {
      if (begun.current.has(picture)) continue
      begun.current.add(picture)
      void upload(fileOf(picture)).then((address) => {
        begun.current.delete(picture)
        replacePicture(editor, picture, address)
      })
    }
  }
  return { uploading, fault, insertFiles, storePasted }
}
