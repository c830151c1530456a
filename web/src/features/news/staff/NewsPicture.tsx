import { fileNameOf } from '@directory/shared/filePath'
import { newsFields, newsLimits } from '@directory/shared/newsFields'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { controlsOf, type FormFields } from '../../../lib/controlsOf.ts'
import { useText } from '../../../lib/intl.ts'
import { Button } from '../../../ui/Button.tsx'
import { Row } from '../../../ui/Row.tsx'
import { NounControl } from '../../../ui/staff/NounControl.tsx'
import { ChoosePicture, picturesStyles as styles } from '../../files/door.ts'
import type { NewsValues } from './newsValues.ts'

/** Edits a news item's picture and its description. */
export function NewsPicture(fields: FormFields<NewsValues>) {
  const text = useText()
  const [asking, setAsking] = useState(false)
  const { values, set, errors } = fields
  return (
    <fieldset className={styles.chosen}>
      <legend>{text('news_dialogue.picture')}</legend>
      {errors.picture && <p role="alert">{errors.picture}</p>}
      {values.picture && (
        <>
          <img src={values.picture} alt="" />
          <p>{fileNameOf(values.picture)}</p>
        </>
      )}
      <Row>
        <Button id="news-picture" onClick={() => setAsking(true)}>
          {text(values.picture ? 'pictures.other' : 'pictures.choose')}
        </Button>
        {values.picture && (
          <Button look="quiet" onClick={() => set({ picture: '', pictureAlt: '' })}>
            {text('pictures.remove')}
          </Button>
        )}
      </Row>
      {values.picture && (
        <NounControl
          field={newsFields.pictureAlt}
          {...controlsOf('news', fields, newsLimits)('pictureAlt')}
        />
      )}
      {asking &&
        // A portal, because a form cannot contain another form.
        createPortal(
          <ChoosePicture
            path={values.picture}
            onChosen={(picture) => set({ picture })}
            onDone={() => setAsking(false)}
          />,
          document.body,
        )}
    </fieldset>
  )
}
