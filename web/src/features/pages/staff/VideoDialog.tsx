import { videoAddress } from '@directory/shared/pageHtml/addresses'
import { type FormEvent, useState } from 'react'
import { useText } from '../../../lib/intl.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import styles from './PageEditor.module.css'

interface Props {
  onVideo: (address: string) => void
  onDone: () => void
}

export function VideoDialog({ onVideo, onDone }: Props) {
  const text = useText()
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState(false)
  const insert = (event: FormEvent) => {
    event.preventDefault()
    const address = videoAddress(typed)
    setWrong(address === null)
    if (address === null) return
    onVideo(address)
  }
  return (
    <Dialog
      open
      title={text('pages_edit.video')}
      onClose={onDone}
      actions={
        <>
          <Button look="main" type="submit" form="page-video">
            {text('pages_edit.insert')}
          </Button>
          <Button onClick={onDone}>{text('edit.cancel')}</Button>
        </>
      }
    >
      <form id="page-video" className={styles.fields} noValidate onSubmit={insert}>
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
      </form>
    </Dialog>
  )
}
