import type { Entry } from '@directory/shared/entry'
import { positionOf } from '@directory/shared/region'
import { classNames } from '../../../lib/className.ts'
import { useText } from '../../../lib/intl.ts'
import { AnchorButton } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { ProperName } from '../../../ui/ProperName.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { Distance } from './Distance.tsx'
import { townLine } from './entryText.ts'
import styles from './ProviderAddress.module.css'

/** Address of a provider and a link to directions on an external map, which loads only when pressed. */
export function ProviderAddress({ entry, km }: { entry: Entry; km: number | null }) {
  const text = useText()
  return (
    <>
      <p className={styles.address} lang="de">
        {entry.street && (
          <span>
            <ProperName>{entry.street}</ProperName>
          </span>
        )}
        <span>
          <ProperName>{townLine(entry)}</ProperName>
        </span>
      </p>
      <p className={styles.distance}>
        <Distance km={km} />
      </p>
      <AnchorButton
        className={classNames(styles.route, 'noPrint')}
        href={routeHref(entry)}
        icon="location"
        rel="external noopener noreferrer"
      >
        {text('provider.route')}
        <Icon name="external" />
        <VisuallyHidden>{text('links.external')}</VisuallyHidden>
      </AnchorButton>
    </>
  )
}

/** By coordinates if they are known, else by address. */
function routeHref(entry: Entry): string {
  const place = positionOf(entry)
  const to = place ? `${place.lat},${place.lon}` : `${entry.street}, ${townLine(entry)}`
  return `https://www.openstreetmap.org/directions?to=${encodeURIComponent(to)}`
}
