export { StaffMenu } from './staff/StaffMenu.tsx'
