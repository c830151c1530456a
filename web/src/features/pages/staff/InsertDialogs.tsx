import type Quill from 'quill/core.js'
import type { Range } from 'quill/core.js'
import { LinkDialog } from './LinkDialog.tsx'
import { PictureDialog } from './PictureDialog.tsx'
import { TableDialog } from './TableDialog.tsx'
import { VideoDialog } from './VideoDialog.tsx'

interface Props {
  editor: Quill
  what: 'link' | 'image' | 'video' | 'table'
  onFiles: (files: File[], place: Range, alt: string) => void
  onDone: () => void
}

/** Shows the dialogs for links, pictures and videos, which are inserted at the cursor. */
export function InsertDialogs({ editor, what, onFiles, onDone }: Props) {
  if (what === 'link') return <LinkDialog editor={editor} onDone={onDone} />
  if (what === 'table') return <TableDialog editor={editor} onDone={onDone} />
  const place = editor.getSelection() ?? editor.selection.savedRange
  if (what === 'video')
    return (
      <VideoDialog
        onDone={onDone}
        onVideo={(address) => {
          editor.insertEmbed(place.index, 'video', address, 'user')
          editor.setSelection(place.index + 1, 0, 'silent')
        }}
      />
    )
  return (
    <PictureDialog
      onDone={onDone}
      onFile={(file, alt) => onFiles([file], place, alt)}
      onAddress={(address, alt) => {
        editor.insertEmbed(place.index, 'image', address, 'user')
        if (alt) editor.formatText(place.index, 1, 'alt', alt, 'user')
        editor.setSelection(place.index + 1, 0, 'silent')
      }}
    />
  )
}
