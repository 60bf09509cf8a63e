import type { Text } from '../core/text.ts'

/** Types of the resource library (spec 1, 3). */
export const ResourceType = {
  software: 1,
  manual: 2,
  video: 3,
} as const
export type ResourceType = (typeof ResourceType)[keyof typeof ResourceType]

export const resourceTypeNames: Readonly<Record<ResourceType, Text>> = {
  1: { es: 'Software', en: 'Software' },
  2: { es: 'Manual', en: 'Manual' },
  3: { es: 'Video', en: 'Video' },
}
