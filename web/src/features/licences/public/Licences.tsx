import { useCall } from '#lib/api.ts'
import { useText } from '#lib/intl.ts'
import { useSettings } from '#lib/settings.ts'
import { sourcePath } from '#shared/routes'
import { ErrorNotice } from '#ui/ErrorNotice.tsx'
import { PageTop } from '#ui/PageTop.tsx'
import styles from './Licences.module.css'

/** Our own software, and data and fonts of others; proper names, the same in both languages. */
const sources = [
  ['Seniorenwegweiser', 'AGPL 3.0', '/licences/text/own.txt'],
  ['OpenStreetMap', 'ODbL 1.0', 'https://www.openstreetmap.org/copyright'],
  [
    'german-metadata (OpenStreetMap, GovData)',
    'MIT, ODbL 1.0, dl-de/by-2-0',
    'https://www.npmjs.com/package/german-metadata',
  ],
  ['Atkinson Hyperlegible, Braille Institute', 'OFL 1.1', 'https://www.brailleinstitute.org/freefont/'],
] as const

export default function Licences() {
  const text = useText()
  const { data, error, retry } = useCall('GET /api/licences', {})
  const hasOpenData = useSettings().openData
  return (
    <div className={styles.page}>
      <PageTop title={text('licences.title')} />
      <ul>
        {sources.map(([name, licence, address]) => (
          <li key={name}>
            <a href={address} rel="noopener">
              {name}
            </a>{' '}
            {licence}
          </li>
        ))}
      </ul>
      <p>
        <a href={sourcePath}>{text('licences.source')}</a>
        {hasOpenData && (
          <>
            {' · '}
            <a href="/open-data">{text('licences.openData')}</a>
          </>
        )}
      </p>
      <h2>{text('licences.packages')}</h2>
      {error && <ErrorNotice error={error} title={text('licences.title')} onRetry={retry} />}
      <ul className={styles.packages}>
        {data?.map(({ name, version, licence, text: file }) => (
          <li key={`${name} ${version}`}>
            {name} {version} {file ? <a href={file}>{licence}</a> : licence}
          </li>
        ))}
      </ul>
    </div>
  )
}
