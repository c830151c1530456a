export { AskFigures } from './staff/AskFigures.tsx'
export { AskingRests } from './staff/AskingRests.tsx'
export { CheckedShare } from './staff/CheckedShare.tsx'
