export { Neighbours } from './staff/Neighbours.tsx'
export { StaffMenu } from './staff/StaffMenu.tsx'
