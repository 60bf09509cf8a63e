export type { TimelineSource } from './timeline/timeline.ts'
