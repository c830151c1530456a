export { ReportReview } from './staff/ReportReview.tsx'
export { type Reported, useReportedTopics } from './staff/reported.ts'
