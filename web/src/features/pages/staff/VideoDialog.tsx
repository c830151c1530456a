import { videoAddress } from '@directory/shared/pageHtml/addresses'
import { useState } from 'react'
import { useText } from '../../../lib/intl.ts'
import { FormDialog } from '../../../ui/staff/FormDialog.tsx'
import { TextField } from '../../../ui/TextField.tsx'

interface Props {
  onVideo: (address: string) => void
  onDone: () => void
}

export function VideoDialog({ onVideo, onDone }: Props) {
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
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => setTyped(event.target.value)}
      />
    </FormDialog>
  )
}
