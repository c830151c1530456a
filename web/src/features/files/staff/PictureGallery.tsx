import { useId, useState } from 'react'
import { useCall } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import styles from './Pictures.module.css'

/** Number of pictures above which a search field appears. */
const minForFilter = 12

export function PictureGallery({ path, onChoose }: { path: string; onChoose: (path: string) => void }) {
  const text = useText()
  const group = useId()
  const { data: pictures, error, loading, retry } = useCall('GET /api/pictures', {})
  const [filterText, setFilterText] = useState('')
  const matching =
    pictures?.filter(({ name }) => name.toLowerCase().includes(filterText.trim().toLowerCase())) ?? []
  if (error) return <ErrorNotice error={error} title={text('pictures.failed')} onRetry={retry} />
  if (loading) return <Skeleton count={2} />
  if (pictures?.length === 0) return <p>{text('pictures.none')}</p>
  return (
    <fieldset className={styles.gallery}>
      <legend>{text('pictures.stored')}</legend>
      {(pictures?.length ?? 0) > minForFilter && (
        <TextField
          label={text('pictures.filter')}
          value={filterText}
          autoComplete="off"
          onChange={(event) => setFilterText(event.target.value)}
        />
      )}
      <div className={styles.pictures}>
        {matching.map((picture) => (
          <label key={picture.path} className={styles.picture}>
            <img src={picture.path} alt="" loading="lazy" />
            <span>
              <input
                type="radio"
                name={group}
                checked={picture.path === path}
                onChange={() => onChoose(picture.path)}
              />{' '}
              {picture.name}
            </span>
          </label>
        ))}
      </div>
      {matching.length === 0 && <p>{text('pictures.notFound')}</p>}
    </fieldset>
  )
}
