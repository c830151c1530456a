import { useState } from 'react'
import { call, useCall } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { useOperation } from '../../../lib/useOperation.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { EmptyNotice } from '../../../ui/EmptyNotice.tsx'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from './Files.module.css'
import { FileTable } from './FileTable.tsx'

/** Pictures and documents of the site. */
export function Files() {
  const text = useText()
  const { data: files, error, loading, retry } = useCall('GET /api/filedetails', {})
  return (
    <>
      <PictureMetadata />
      {error && <ErrorNotice error={error} title={text('files.failed')} onRetry={retry} />}
      {loading && <Skeleton count={4} />}
      {files && <FileTable files={files} />}
      {files?.length === 0 && <EmptyNotice title={text('files.none')} />}
    </>
  )
}

/** Offers to remove place and camera data from pictures stored before this was automatic; hidden if there are none. */
function PictureMetadata() {
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
