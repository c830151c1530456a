import { routes } from '@directory/shared/routes'
import { useCall } from '../../../lib/api.ts'
import { momentText } from '../../../lib/dayAndTime.ts'
import { useLocale, useText } from '../../../lib/intl.ts'
import { useLogWords } from '../../../lib/logWords.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { PlainList } from '../../../ui/PlainList.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { LogTarget } from '../../logs/door.ts'
import styles from './Hub.module.css'

/** The last few log entries. */
export function LatestLog() {
  const text = useText()
  const locale = useLocale()
  const { act } = useLogWords()
  const { data, error, loading, retry } = useCall('GET /api/action_logs', { limit: '5', together: 'true' })
  return (
    <section aria-labelledby="latest">
      <h2 id="latest">{text('edit.latest')}</h2>
      {error && <ErrorNotice error={error} title={text('logs.failed')} onRetry={retry} />}
      {loading && <Skeleton />}
      {data?.length === 0 && <p>{text('logs.empty')}</p>}
      {data && data.length > 0 && (
        <PlainList className={styles.log}>
          {data.map((line) => (
            <li key={line.auuid}>
              <span className={styles.when}>
                {momentText(line.timestamp, locale)} · {line.user}
              </span>
              <span lang={act(line).lang}>
                {act(line).words}
                {line.entry !== '' && ':'}
              </span>{' '}
              <LogTarget line={line} />
            </li>
          ))}
        </PlainList>
      )}
      <LinkButton to={routes.logs.href()} icon="clock">
        {text('edit.allLog')}
      </LinkButton>
    </section>
  )
}
