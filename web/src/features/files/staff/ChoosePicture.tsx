import type { OutputOf } from '@directory/shared/contract'
import { fileLimits } from '@directory/shared/fileLimits'
import { type FormEvent, useState } from 'react'
import { useSWRConfig } from 'swr'
import { CallError, callUrl } from '../../../lib/api.ts'
import { useErrorText } from '../../../lib/errorText.ts'
import { useText } from '../../../lib/intl.ts'
import { base64Of, sendLarge } from '../../../lib/sendFile.ts'
import { smallPicture } from '../../../lib/smallPicture.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { FormErrorMessage } from '../../../ui/FormErrorMessage.tsx'
import { PictureGallery } from './PictureGallery.tsx'
import styles from './Pictures.module.css'
import { pictureTypes } from './pictureTypes.ts'

interface Props {
  /** Path of the current picture, or `""`. */
  path: string
  onChosen: (path: string) => void
  onDone: () => void
}

/** Chooses a stored picture or uploads one. */
export function ChoosePicture({ path, onChosen, onDone }: Props) {
  const text = useText()
  const errorText = useErrorText()
  const { mutate } = useSWRConfig()
  const [chosen, setChosen] = useState(path)
  const [file, setFile] = useState<File | null>(null)
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)

  const upload = async (picture: File): Promise<string> => {
    const body = { name: picture.name, content: await base64Of(picture) }
    const stored = await sendLarge(callUrl('POST /api/savePicture', {}), body, () => {})
    void mutate(callUrl('GET /api/pictures', {}))
    return (stored as OutputOf<'POST /api/savePicture'>).path
  }
  const take = async (event: FormEvent) => {
    event.preventDefault()
    // React's events bubble from the portal to the surrounding form, which must not be submitted.
    event.stopPropagation()
    if (busy) return
    if (!file && chosen === '') return setError(text('pictures.missing'))
    setBusy(true)
    try {
      const small = file && (await smallPicture(file))
      if (small && small.size > fileLimits.picture) {
        setBusy(false)
        return setError(text('pictures.large'))
      }
      onChosen(small ? await upload(small) : chosen)
      onDone()
    } catch (failure) {
      setError(errorText(failure instanceof CallError ? failure : new CallError(0, 'offline')))
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      title={text('pictures.choose')}
      onClose={onDone}
      actions={
        <>
          <FormErrorMessage message={error} />
          <Button look="main" aria-disabled={busy} type="submit" form="choose-picture">
            {text(busy ? 'edit.saving' : 'pages_edit.apply')}
          </Button>
          <Button onClick={onDone}>{text('edit.cancel')}</Button>
        </>
      }
    >
      <form id="choose-picture" className={styles.fields} noValidate onSubmit={take}>
        <Field label={text('pages_edit.pictureFile')} hint={text('pages_edit.pictureHint')}>
          {(control) => (
            <input
              {...control}
              type="file"
              accept={pictureTypes}
              onChange={(event) => {
                setError('')
                setFile(event.target.files?.[0] ?? null)
              }}
            />
          )}
        </Field>
        <PictureGallery
          path={file ? '' : chosen}
          onChoose={(picked) => {
            setError('')
            setFile(null)
            setChosen(picked)
          }}
        />
      </form>
    </Dialog>
  )
}
