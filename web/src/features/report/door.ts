export { type Reported, ReportList } from './staff/ReportList.tsx'
export { ReportReview } from './staff/ReportReview.tsx'
