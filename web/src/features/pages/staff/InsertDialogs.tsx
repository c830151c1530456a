import type Quill from 'quill'
import { useRef, useState } from 'react'
import { useText } from '#lib/intl.ts'
import { videoAddress } from '#shared/pageHtml/addresses'
import { FormDialog } from '#ui/staff/FormDialog.tsx'
import { TextField } from '#ui/TextField.tsx'
import { PictureDialog } from '../../files/door.ts'
import { LinkDialog } from './LinkDialog.tsx'
import { TableDialog } from './TableDialog.tsx'
import type { WhenDone } from './tableChanges.ts'
import { insertPicture } from './usePictures.ts'

interface Props {
  editor: Quill
  what: 'link' | 'image' | 'video' | 'table'
  onDone: WhenDone
}

export function InsertDialogs({ editor, what, onDone }: Props) {
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
        insertPicture(editor, place.index, picture, alt)
        after.current = place.index + 1
      }}
    />
  )
}

function VideoDialog({ onVideo, onDone }: { onVideo: (address: string) => void; onDone: () => void }) {
  const text = useText()
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState(false)
  const insert = () => {
    const address = videoAddress(typed)
    setWrong(address === null)
    if (address !== null) onVideo(address)
  }
  return (
    <FormDialog
      title={text('pages_edit.video')}
      confirm={text('pages_edit.insert')}
      onSubmit={insert}
      onDone={onDone}
    >
      <TextField
        label={text('pages_edit.videoAddress')}
        hint={text('pages_edit.videoHint')}
        error={wrong && text('pages_edit.videoWrong')}
        value={typed}
        inputMode="url"
        autoComplete="off"
        verbatim
        onValue={setTyped}
      />
    </FormDialog>
  )
}
