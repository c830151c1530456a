import type Quill from 'quill/core.js'
import type { Range } from 'quill/core.js'
import { useRef } from 'react'
import { useText } from '../../../lib/intl.ts'
import { PictureDialog } from '../../files/door.ts'
import { LinkDialog } from './LinkDialog.tsx'
import { TableDialog } from './TableDialog.tsx'
import { VideoDialog } from './VideoDialog.tsx'

interface Props {
  editor: Quill
  what: 'link' | 'image' | 'video' | 'table'
  onFiles: (files: File[], place: Range, alt: string) => void
  /** @param at where the cursor is to stand; without it where it stood */
  onDone: (at?: number) => void
}

/** Dialogs for links, pictures, videos and tables, which are inserted at the cursor. */
export function InsertDialogs({ editor, what, onFiles, onDone }: Props) {
  const text = useText()
  const after = useRef<number>(undefined)
  if (what === 'link') return <LinkDialog editor={editor} onDone={onDone} />
  if (what === 'table') return <TableDialog editor={editor} onDone={onDone} />
  const place = editor.getSelection() ?? editor.selection.savedRange
  if (what === 'video')
    return (
      <VideoDialog
        onDone={() => onDone()}
        onVideo={(address) => {
          editor.insertEmbed(place.index, 'video', address, 'user')
          onDone(place.index + 1)
        }}
      />
    )
  return (
    <PictureDialog
      title={text('pages_edit.image')}
      confirm={text('pages_edit.insert')}
      withAddress
      onDone={() => onDone(after.current)}
      onPicture={(picture, alt) => {
        if (typeof picture !== 'string') return onFiles([picture], place, alt)
        editor.insertEmbed(place.index, 'image', picture, 'user')
        if (alt) editor.formatText(place.index, 1, 'alt', alt, 'user')
        after.current = place.index + 1
      }}
    />
  )
}
