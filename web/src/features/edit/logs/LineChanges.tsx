import { isVersionedNoun } from '@directory/shared/past'
import { routes } from '@directory/shared/routes'
import { useState } from 'react'
import { SiteLink } from '../../../components/SiteLink.tsx'
import { useCall } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { Changes } from '../versions/Changes.tsx'
import styles from './LineChanges.module.css'
import type { LogLine } from './LogTarget.tsx'

/** What the act of a line changed, asked for when somebody wants to know, and the way to all versions. */
export function LineChanges({ line }: { line: LogLine }) {
  const text = useText()
  const [open, setOpen] = useState(false)
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>{text('logs.changes')}</summary>
      {open && <Loaded line={line} />}
    </details>
  )
}

function Loaded({ line: { auuid, noun, target } }: { line: LogLine }) {
  const text = useText()
  const { data, error } = useCall('GET /api/logChanges', { id: auuid })
  if (!isVersionedNoun(noun)) return null
  return (
    <>
      {error && <p role="alert">{text('versions.failed')}</p>}
      {data?.changes.length === 0 && <p>{text('logs.noChanges')}</p>}
      {data && data.changes.length > 0 && <Changes noun={noun} changes={data.changes} />}
      <p>
        <SiteLink to={routes.versions.href(noun, target)}>{text('versions.title')}</SiteLink>
      </p>
    </>
  )
}
