import type { Of } from '@portal/contract/core/fields'
import { IdeaHorizon } from '@portal/contract/tasks/ideas/constants'
import type {
  IdeaBoardSchema,
  IdeaDetailSchema,
  IdeaInitDataSchema,
  IdeaRowSchema,
} from '@portal/contract/tasks/ideas/schemas'
import type { Tone } from '#core/dashboard/status-dot.tsx'

export type Idea = Of<typeof IdeaRowSchema>
export type IdeaDetail = Of<typeof IdeaDetailSchema>
export type IdeaChoices = Of<typeof IdeaInitDataSchema>
export type Column = Of<typeof IdeaBoardSchema>['columnas'][number]

export const horizonTones: Readonly<Record<IdeaHorizon, Tone>> = {
  [IdeaHorizon.onHold]: 'neutral',
  [IdeaHorizon.shortTerm]: 'attention',
  [IdeaHorizon.mediumTerm]: 'info',
  [IdeaHorizon.longTerm]: 'done',
}
