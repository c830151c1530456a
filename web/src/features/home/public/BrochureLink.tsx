import { useCall } from '../../../lib/api.ts'
import { AnchorButton } from '../../../ui/Button.tsx'

/** Links the printed directory that an Admin published last; hidden if there is none. */
export function BrochureLink() {
  const brochure = useCall('GET /api/settings', {}).data?.brochure
  if (!brochure) return null
  return (
    <p className="noPrint">
      <AnchorButton icon="print" href={brochure.path} lang="de">
        {`${brochure.title} (PDF)`}
      </AnchorButton>
    </p>
  )
}
