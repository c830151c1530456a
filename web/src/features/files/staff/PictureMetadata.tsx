import { useState } from 'react'
import { call, useCall } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { useOperation } from '../../../lib/useOperation.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import styles from './Files.module.css'

/** Offers to remove place and camera data from pictures stored before this was automatic; hidden if there are none. */
export function PictureMetadata() {
  const text = useText()
  const { run, busy } = useOperation()
  const { data } = useCall('GET /api/pictureMetadata', {})
  const [remaining, setRemaining] = useState<number | null>(null)
  const count = remaining ?? data?.count ?? 0
  if (count === 0) return null
  const dropMetadata = () =>
    run(
      async () => {
        for (let remainingNow = count, before = count + 1; remainingNow > 0 && remainingNow < before; ) {
          before = remainingNow
          remainingNow = (await call('POST /api/dropPictureMetadata', undefined)).left
          setRemaining(remainingNow)
        }
      },
      { successText: text('pictures.silent'), refresh: ['GET /api/filedetails', 'GET /api/pictureMetadata'] },
    )
  return (
    <Card as="section" className={styles.box} aria-labelledby="files-metadata">
      <h2 id="files-metadata">{text('pictures.talkativeTitle', { count })}</h2>
      <p>{text('pictures.talkative')}</p>
      <Button onClick={dropMetadata} aria-disabled={busy}>
        {text('pictures.silence')}
      </Button>
    </Card>
  )
}
