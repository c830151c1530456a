export { MapPanel } from './MapPanel.tsx'
export { PositionPicker } from './PositionPicker.tsx'
