import { useText } from '../../../lib/intl.ts'
import { Button } from '../../../ui/Button.tsx'

interface Props {
  isOpen: boolean
  onToggle: () => void
}

/** Opens the map of a list, whose code loads only then. */
export function MapButton({ isOpen, onToggle }: Props) {
  const text = useText()
  return (
    <Button look="quiet" icon="location" className="withScript" aria-expanded={isOpen} onClick={onToggle}>
      {text('map.show')}
    </Button>
  )
}
