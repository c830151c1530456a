import { fileLimits } from '@directory/shared/fileLimits'
import { pictureAddress } from '@directory/shared/pageHtml/addresses'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../components/Button.tsx'
import { Dialog } from '../../../components/Dialog.tsx'
import { Field } from '../../../components/Field.tsx'
import { TextField } from '../../../components/TextField.tsx'
import { useText } from '../../../lib/intl.ts'
import { PictureGallery } from '../pictures/PictureGallery.tsx'
import { pictureTypes } from '../pictures/pictureTypes.ts'
import styles from './PageEditor.module.css'

interface Props {
  onFile: (file: File, alt: string) => void
  onAddress: (address: string, alt: string) => void
  onDone: () => void
}

export function PictureDialog({ onFile, onAddress, onDone }: Props) {
  const text = useText()
  const [file, setFile] = useState<File | null>(null)
  const [address, setAddress] = useState('')
  const [alt, setAlt] = useState('')
  const [wrong, setWrong] = useState<'none' | 'large' | 'address' | null>(null)
  const insert = (event: FormEvent) => {
    event.preventDefault()
    const typed = address.trim()
    if (!file && typed === '') return setWrong('none')
    if (file && file.size > fileLimits.picture) return setWrong('large')
    if (!file && pictureAddress(typed) !== typed) return setWrong('address')
    if (file) onFile(file, alt.trim())
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
          <Button look="main" type="submit" form="page-picture">
            {text('pages_edit.insert')}
          </Button>
          <Button onClick={onDone}>{text('edit.cancel')}</Button>
        </>
      }
    >
      <form id="page-picture" className={styles.fields} noValidate onSubmit={insert}>
        <Field
          label={text('pages_edit.pictureFile')}
          hint={text('pages_edit.pictureHint')}
          error={
            (wrong === 'none' && text('pages_edit.pictureMissing')) ||
            (wrong === 'large' && text('pages_edit.pictureLarge'))
          }
        >
          {(control) => (
            <input
              {...control}
              type="file"
              accept={pictureTypes}
              onChange={(event) => setFile(event.target.files?.[0] ?? null)}
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
