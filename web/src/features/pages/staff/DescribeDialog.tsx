import { useState } from 'react'
import { useText } from '#lib/intl.ts'
import { externalHostOf } from '#shared/pageHtml/addresses'
import { FormDialog } from '#ui/staff/FormDialog.tsx'
import { TextField } from '#ui/TextField.tsx'
import { picturesStyles } from '../../files/door.ts'

interface Props {
  /** One of another site is only named, because it is not fetched. */
  address: string
  onAlt: (alt: string) => void
  onDone: () => void
}

/** Without an answer the picture is only decoration. */
export function DescribeDialog({ address, onAlt, onDone }: Props) {
  const text = useText()
  const [alt, setAlt] = useState('')
  const host = externalHostOf(address, window.location.origin)
  const submit = () => {
    onAlt(alt.trim())
    onDone()
  }
  return (
    <FormDialog
      title={text('pictures.undescribed')}
      confirm={text(alt.trim() === '' ? 'pictures.decoration' : 'pages_edit.apply')}
      onSubmit={submit}
      onDone={onDone}
    >
      <div className={picturesStyles.chosen}>{host ?? <img src={address} alt="" />}</div>
      <TextField
        label={text('pages_edit.pictureAlt')}
        hint={text('pages_edit.pictureAltHint')}
        lang="de"
        value={alt}
        onValue={setAlt}
      />
    </FormDialog>
  )
}
