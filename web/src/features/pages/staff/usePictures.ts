import { fileLimits } from '@directory/shared/fileLimits'
import type Quill from 'quill/core.js'
import type { Range } from 'quill/core.js'
import { useCallback, useRef, useState } from 'react'
import { notify } from '../../../lib/alerts.ts'
import { asCallError } from '../../../lib/api.ts'
import { useErrorText } from '../../../lib/errorText.ts'
import { useText } from '../../../lib/intl.ts'
import { smallPicture } from '../../../lib/smallPicture.ts'
import { addressFor, dataUrlOf, fileOf, largePictures, replacePicture } from './pictures.ts'

/** Stores large pictures as files; those above the limit are refused. */
function useUpload() {
  const text = useText()
  const errorText = useErrorText()
  const [uploading, setUploading] = useState(0)
  const [fault, setFault] = useState('')

  const complain = useCallback((message: string) => {
    setFault(message)
    notify('error', message)
  }, [])

  const rejectTooLarge = useCallback(
    (bytes: number) => {
      const megabytes = (Math.ceil(bytes / 1024 / 102.4) / 10).toLocaleString()
      complain(text('pages_edit.pictureTooLarge', { size: megabytes }))
    },
    [text, complain],
  )

  /** Returns the picture's address; null if it was refused. */
  const upload = useCallback(
    async (picture: File | string): Promise<string | null> => {
      setUploading((count) => count + 1)
      setFault('')
      try {
        const small = await smallPicture(typeof picture === 'string' ? fileOf(picture) : picture)
        if (small.size <= fileLimits.picture) return await addressFor(await dataUrlOf(small))
        rejectTooLarge(small.size)
        return null
      } catch (error) {
        complain(errorText(asCallError(error)))
        return null
      } finally {
        setUploading((count) => count - 1)
      }
    },
    [rejectTooLarge, complain, errorText],
  )
  return { upload, uploading, fault }
}

/** Handles pasted, dropped and chosen pictures in the text of a page. */
export function usePictures() {
  const { upload, uploading, fault } = useUpload()
  const begun = useRef(new Set<string>())

  /** Inserts pictures, except those above the limit. */
  const insertFiles = useCallback(
    async (editor: Quill, files: readonly File[], place: Pick<Range, 'index'>, alt?: string) => {
      let { index } = place
      for (const file of files) {
        const address = await upload(file)
        if (address === null) continue
        editor.insertEmbed(index, 'image', address, 'user')
        if (alt) editor.formatText(index, 1, 'alt', alt, 'user')
        index += 1
        editor.setSelection(index, 0, 'silent')
      }
    },
    [upload],
  )

  /** Stores pictures embedded in pasted HTML. */
  const storePasted = useCallback(
    (editor: Quill) => {
      for (const picture of largePictures(editor)) {
        if (begun.current.has(picture)) continue
        begun.current.add(picture)
        void upload(picture).then((address) => {
          begun.current.delete(picture)
          replacePicture(editor, picture, address)
        })
      }
    },
    [upload],
  )

  return { uploading, fault, insertFiles, storePasted }
}
