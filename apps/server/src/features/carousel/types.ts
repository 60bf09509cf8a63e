import type { DesignFormSchema, DesignSlideSchema, SlideListSchema } from '@portal/contract/carousel/schemas'
import type { Of } from '@portal/contract/core/fields'

/** A slide as it is stored: in the draft and in versions. */
export type DesignSlide = Of<typeof DesignSlideSchema>
export type SlideForm = Of<typeof DesignFormSchema>['slides'][number]
/** The slides as visitors get them. */
export type Slides = Of<typeof SlideListSchema>
