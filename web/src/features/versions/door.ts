export { VersionChanges } from './staff/VersionChanges.tsx'
