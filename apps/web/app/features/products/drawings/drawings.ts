import type { DrawnProduct } from '@portal/contract/products/constants'
import type { ComponentType } from 'react'
import { DelayTimeline } from './delay-timeline.tsx'
import type { DrawingProps } from './drawing.tsx'
import { Fragments, SafetyDistance, TimingContours } from './field.tsx'
import { LinkedConsoles, LongSeries, TimerDial } from './series.tsx'

/** The drawing of each product's page. */
export const drawings: Readonly<Record<DrawnProduct, ComponentType<DrawingProps>>> = {
  nextlion: TimingContours,
  next1: DelayTimeline,
  next3: LinkedConsoles,
  nextone: TimerDial,
  nextoneplus: LongSeries,
  nextthree: LinkedConsoles,
  nextremote: SafetyDistance,
  quamtum: Fragments,
}
