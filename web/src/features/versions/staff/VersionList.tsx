import type { OutputOf } from '@directory/shared/contract'
import type { VersionedNoun } from '@directory/shared/history'
import { momentText } from '../../../lib/dayAndTime.ts'
import { useLocale, useText } from '../../../lib/intl.ts'
import { useStaffName } from '../../../lib/staffName.ts'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { PlainList } from '../../../ui/PlainList.tsx'
import { Row } from '../../../ui/Row.tsx'
import { VersionChanges } from './VersionChanges.tsx'
import styles from './Versions.module.css'

type Version = OutputOf<'GET /api/versions'>['versions'][number]

interface Props {
  noun: VersionedNoun
  /** Newest first. */
  versions: readonly Version[]
  busy: boolean
  /** Returns the address that shows a whole version. */
  lookAt: (version: string) => string
  onRestore: (version: Version) => void
}

/** Lists the author and time of each version, and its changes. */
export function VersionList({ noun, versions, busy, lookAt, onRestore }: Props) {
  const text = useText()
  const locale = useLocale()
  const staffName = useStaffName()
  return (
    <PlainList className={styles.list}>
      {versions.map((version, i) => {
        const { id, at, by, action, changes, differs } = version
        const time = momentText(at, locale)
        return (
          <li key={id}>
            <Card as="article" aria-labelledby={`version-${id}`}>
              <h2 id={`version-${id}`} className={styles.when}>
                <time dateTime={at}>{time}</time>
                {by !== '' && ` · ${staffName(by)}`}
                {i === 0 && <span className={styles.mark}> {text('versions.present')}</span>}
              </h2>
              {action !== '' && <p>{action}</p>}
              {changes.length > 0 && <VersionChanges noun={noun} changes={changes} />}
              {i === versions.length - 1 && <p>{text('versions.first')}</p>}
              {differs && (
                <Row tight>
                  <LinkButton to={lookAt(id)} aria-label={text('versions.lookNamed', { time })}>
                    {text('versions.look')}
                  </LinkButton>
                  <Button
                    aria-disabled={busy}
                    aria-label={text('versions.restoreNamed', { time })}
                    onClick={() => onRestore(version)}
                  >
                    {text('versions.restore')}
                  </Button>
                </Row>
              )}
            </Card>
          </li>
        )
      })}
    </PlainList>
  )
}
