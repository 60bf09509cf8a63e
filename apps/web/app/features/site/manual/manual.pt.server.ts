import type { Chapter, ManualFigures } from './chapter.ts'
import { fieldPt } from './texts/field-pt.ts'
import { officePt } from './texts/office-pt.ts'
import { startPt } from './texts/start-pt.ts'

const manual = (figures: ManualFigures): readonly Chapter[] => [...startPt(figures), ...fieldPt(figures), ...officePt]

export const portuguese = { 'quamtum-manual': manual }
