import { fileLimits } from '@directory/shared/fileLimits'
import { pictureAddress } from '@directory/shared/pageHtml/addresses'
import { type FormEvent, useState } from 'react'
import { CallError } from '../../../lib/api.ts'
import { useErrorText } from '../../../lib/errorText.ts'
import { useText } from '../../../lib/intl.ts'
import { smallPicture } from '../../../lib/smallPicture.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { FormErrorMessage } from '../../../ui/FormErrorMessage.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { PictureGallery, pictureTypes } from '../../files/door.ts'
import styles from './PageEditor.module.css'

interface Props {
  onFile: (file: File, alt: string) => void
  onAddress: (address: string, alt: string) => void
  onDone: () => void
}

export function PictureDialog({ onFile, onAddress, onDone }: Props) {
  const text = useText()
  const errorText = useErrorText()
  const [file, setFile] = useState<File | null>(null)
  const [address, setAddress] = useState('')
  const [alt, setAlt] = useState('')
  const [wrong, setWrong] = useState<'none' | 'large' | 'address' | CallError | null>(null)
  const insert = async (event: FormEvent) => {
    event.preventDefault()
    const typed = address.trim()
    if (!file && typed === '') return setWrong('none')
    let small: File | null
    try {
      small = file && (await smallPicture(file))
    } catch (failure) {
      return setWrong(failure instanceof CallError ? failure : new CallError(0, 'offline'))
    }
    if (small && small.size > fileLimits.picture) return setWrong('large')
    if (!file && pictureAddress(typed) !== typed) return setWrong('address')
    if (small) onFile(small, alt.trim())
    else onAddress(typed, alt.trim())
    onDone()
  }
  return (
    <Dialog
      open
      title={text('pages_edit.image')}
      onClose={onDone}
      actions={
        <>
          <FormErrorMessage
            message={
              (wrong === 'none' && text('pages_edit.pictureMissing')) ||
              (wrong === 'large' && text('pages_edit.pictureLarge')) ||
              (wrong instanceof CallError && errorText(wrong))
            }
          />
          <Button look="main" type="submit" form="page-picture">
            {text('pages_edit.insert')}
          </Button>
          <Button onClick={onDone}>{text('edit.cancel')}</Button>
        </>
      }
    >
      <form id="page-picture" className={styles.fields} noValidate onSubmit={insert}>
        <Field label={text('pages_edit.pictureFile')} hint={text('pages_edit.pictureHint')}>
          {(control) => (
            <input
              {...control}
              type="file"
              accept={pictureTypes}
              onChange={(event) => {
                setWrong(null)
                setFile(event.target.files?.[0] ?? null)
              }}
            />
          )}
        </Field>
        <details>
          <summary>{text('pictures.stored')}</summary>
          <PictureGallery
            path={file ? '' : address}
            onChoose={(path) => {
              setFile(null)
              setAddress(path)
            }}
          />
        </details>
        <TextField
          label={text('pages_edit.pictureAddress')}
          hint={text('pages_edit.pictureAddressHint')}
          error={wrong === 'address' && text('pages_edit.pictureWrong')}
          optional
          value={address}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => setAddress(event.target.value)}
        />
        <TextField
          label={text('pages_edit.pictureAlt')}
          hint={text('pages_edit.pictureAltHint')}
          optional
          lang="de"
          value={alt}
          onChange={(event) => setAlt(event.target.value)}
        />
      </form>
    </Dialog>
  )
}
