import { fileNameOf } from '@directory/shared/filePath'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useSWRConfig } from 'swr'
import { callUrl } from '../../../lib/api.ts'
import type { FormFields } from '../../../lib/controlsOf.ts'
import { useText } from '../../../lib/intl.ts'
import { Button } from '../../../ui/Button.tsx'
import { Row } from '../../../ui/Row.tsx'
import { PictureDialog, storePicture, picturesStyles as styles } from '../../files/door.ts'
import type { NewsValues } from './newsValues.ts'

/** Shows a news item's picture and its description, for which its dialog asks. */
export function NewsPicture({ values, set, errors }: FormFields<NewsValues>) {
  const text = useText()
  const [asking, setAsking] = useState(false)
  const { mutate } = useSWRConfig()
  const stored = async (picture: File) => {
    const path = await storePicture(picture)
    void mutate(callUrl('GET /api/pictures', {}))
    return path
  }
  return (
    <fieldset className={styles.chosen}>
      <legend>{text('news_dialogue.picture')}</legend>
      {[errors.picture, errors.pictureAlt].map((error) => error && <p key={error}>{error}</p>)}
      {values.picture && (
        <>
          <img src={values.picture} alt="" />
          <p lang={values.pictureAlt && 'de'}>{values.pictureAlt || fileNameOf(values.picture)}</p>
        </>
      )}
      <Row>
        <Button id="news-picture" onClick={() => setAsking(true)}>
          {text(values.picture ? 'pictures.change' : 'pictures.choose')}
        </Button>
        {values.picture && (
          <Button look="quiet" onClick={() => set({ picture: '', pictureAlt: '' })}>
            {text('pictures.remove')}
          </Button>
        )}
      </Row>
      {asking &&
        // A portal, because a form cannot contain another form.
        createPortal(
          <PictureDialog
            title={text('pictures.choose')}
            confirm={text('pages_edit.apply')}
            start={{ path: values.picture, alt: values.pictureAlt }}
            store={stored}
            onPicture={(picture, pictureAlt) => set({ picture: String(picture), pictureAlt })}
            onDone={() => setAsking(false)}
          />,
          document.body,
        )}
    </fieldset>
  )
}
