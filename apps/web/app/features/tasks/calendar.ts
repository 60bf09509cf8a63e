import { calendarLayers } from '@portal/contract/calendar/constants'
import type { CalendarLayerLook } from '#core/dashboard/calendar-layers.ts'
import { taskPath } from './paths.ts'

export const dueLook: CalendarLayerLook = { layer: calendarLayers.tasks, color: 'amber', to: taskPath }
